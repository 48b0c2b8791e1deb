import { styled } from "styled-components";

export const Hint = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-12);
  border-radius: var(--radius-control);
  background: var(--color-info-soft);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;
