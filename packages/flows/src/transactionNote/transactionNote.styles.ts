import { styled } from "styled-components";

/** Keeps the lines that were typed. */
export const NoteText = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Label = styled.li`
  padding: 1px var(--space-8);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-pill);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
