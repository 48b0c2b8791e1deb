import styled from "styled-components";

/** Sixty-four characters that are compared, not read. */
export const Hash = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
  font-weight: var(--weight-regular);
  overflow-wrap: anywhere;
`;
