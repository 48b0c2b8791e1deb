import { styled } from "styled-components";

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: plaintext;
  text-decoration: none;

  &[data-size="display"] {
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-balance) var(--font-sans);
    letter-spacing: -0.025em;
  }
  &[data-tone="in"] {
    color: var(--color-positive);
  }
  &[data-tone="struck"] {
    color: var(--color-ink-muted);
    text-decoration: line-through;
  }
`;
