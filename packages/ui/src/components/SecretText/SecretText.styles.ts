import { styled } from "styled-components";

/* Gaps instead of spaces: a selection copies the secret unchanged. */
export const Groups = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 1ch;
  font: var(--weight-medium) var(--text-body) var(--font-mono);
  font-variant-ligatures: none;
`;
