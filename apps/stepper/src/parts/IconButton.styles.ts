import styled from "styled-components";

export const IconButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink);
  cursor: pointer;

  &[aria-disabled="true"] {
    color: var(--color-border-strong);
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled="true"]) {
      background: var(--color-sunken);
    }
  }
  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`;
