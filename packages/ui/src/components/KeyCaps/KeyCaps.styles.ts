import { styled } from "styled-components";

export const Keys = styled.span`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--space-4);

  & > kbd {
    min-inline-size: 1.625rem;
    padding: 2px 6px;
    border: 1px solid var(--color-border);
    border-radius: 6px;
    background: var(--color-canvas);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
    text-align: center;
    white-space: nowrap;
  }
`;
