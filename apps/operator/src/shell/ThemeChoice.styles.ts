import styled from "styled-components";

export const IconButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: var(--color-sunken);
    }
  }
`;
