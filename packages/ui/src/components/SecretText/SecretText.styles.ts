import styled from "styled-components";

/* Gaps, not spaces: a selection copies the secret as it is. */
export const Groups = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 1ch;
  font: var(--weight-medium) var(--text-body) var(--font-mono);
  font-variant-ligatures: none;
`;
