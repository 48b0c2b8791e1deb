import { styled } from "styled-components";

export const TextRoot = styled.p`
  --weight: var(--weight-regular);
  font: var(--weight) var(--text-body) var(--font-sans);
  overflow-wrap: anywhere;

  &[data-weight="medium"] {
    --weight: var(--weight-medium);
  }
  &[data-weight="strong"] {
    --weight: var(--weight-strong);
  }
  &[data-size="caption"] {
    font: var(--weight) var(--text-caption) var(--font-sans);
  }
  &[data-size="small"] {
    font: var(--weight) var(--text-small) var(--font-sans);
  }
  &[data-size="lead"] {
    font: var(--weight) var(--text-lead) var(--font-sans);
  }
  &[data-tone="muted"] {
    color: var(--color-ink-muted);
  }
  &[data-tone="negative"] {
    color: var(--color-negative);
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-measured] {
    max-inline-size: 68ch;
  }
`;

export const HeadingRoot = styled.h2`
  color: var(--color-ink);
  font: var(--weight-strong) var(--text-lead) var(--font-sans);
  letter-spacing: -0.01em;

  &[data-size="body"] {
    font: var(--weight-strong) var(--text-body) var(--font-sans);
    letter-spacing: normal;
  }
  &[data-size="title"] {
    font: var(--weight-strong) var(--text-title) var(--font-sans);
  }
`;
