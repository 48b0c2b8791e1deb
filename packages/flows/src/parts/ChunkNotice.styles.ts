import { styled } from "styled-components";

export const Above = styled.dialog`
  inline-size: min(28rem, calc(100vw - 2 * var(--space-16)));
  padding: 0;
  border: 0;
  background: none;

  &::backdrop {
    background: var(--color-scrim);
  }
`;

/* As high as its words, where the part itself would fill the screen. */
export const InPlace = styled.div`
  align-self: start;
  min-inline-size: 0;
`;
