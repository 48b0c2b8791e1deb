import { styled } from "styled-components";

export const Otherwise = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  align-items: center;
  justify-content: center;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  && > [data-appearance="plain"] {
    color: var(--color-primary);
  }
`;
