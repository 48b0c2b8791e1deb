import { styled } from "styled-components";

/** A hash of 64 characters, compared and not read. */
export const Hash = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
  font-weight: var(--weight-regular);
  overflow-wrap: anywhere;
`;
