import { styled } from "styled-components";

export const Toggle = styled.button`
  min-block-size: 2rem;
  margin-inline-end: -6px;
  padding: 0 var(--space-8);
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: var(--color-ink);
    }
  }

  &[aria-pressed="true"] {
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }

  &:disabled {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed="true"] {
      border-color: Highlight;
      color: Highlight;
    }
  }
`;
