import { styled } from "styled-components";

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  padding: var(--space-32) var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  /* The brand's picture, if it has one, across from the icon: no text reaches it. */
  background: var(--color-surface) var(--brand-art, none) no-repeat top var(--space-24) right
    var(--space-24) / 3.5rem;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & > p {
    max-inline-size: 68ch;
    overflow-wrap: anywhere;
  }
  @media (max-width: 44em) {
    padding: var(--space-24) var(--space-16);
  }
`;

export const Title = styled.h2`
  margin-block-start: var(--space-12);
  color: var(--color-ink);
  font: var(--weight-strong) var(--text-lead) var(--font-sans);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const Action = styled.div`
  margin-block-start: var(--space-16);
`;
