import { styled } from "styled-components";

/** A page without the shell around it. */
export const Alone = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--space-16);
`;
