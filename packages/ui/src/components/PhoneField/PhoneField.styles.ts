import styled from "styled-components";

/** As large as the digits it belongs to. */
export const Prefix = styled.span`
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;
