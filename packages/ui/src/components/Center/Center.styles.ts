import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  gap: var(--space-16);
  place-content: center;
  justify-items: center;
  text-align: center;

  &[data-height="12"] {
    min-block-size: 12rem;
  }
  &[data-height="22"] {
    min-block-size: 22rem;
  }
`;
