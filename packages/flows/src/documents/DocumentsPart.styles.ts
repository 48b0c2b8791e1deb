import { styled } from "styled-components";

export const Name = styled.p`
  font-weight: var(--weight-medium);

  &[data-missing] {
    color: var(--color-ink-muted);
    text-decoration: line-through;
  }
`;

export const Problem = styled.p`
  display: flex;
  gap: var(--space-8);
  color: var(--color-negative);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const Progress = styled.div`
  inline-size: min(100%, 20rem);
`;
