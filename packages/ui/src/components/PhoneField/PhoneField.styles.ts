import { styled } from "styled-components";

/** Same size as the digits after it. */
export const Prefix = styled.span`
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;
