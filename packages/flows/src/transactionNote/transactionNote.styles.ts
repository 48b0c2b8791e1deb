import { styled } from "styled-components";

/** Keeps the lines that were typed. */
export const NoteText = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
