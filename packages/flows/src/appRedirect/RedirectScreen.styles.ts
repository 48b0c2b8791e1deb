import { styled } from "styled-components";

export const Opening = styled.div`
  display: flex;
  gap: var(--space-12);
  align-items: center;
  margin-block-end: var(--space-24);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-lead) var(--font-sans);
`;
