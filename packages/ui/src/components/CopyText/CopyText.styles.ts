import { styled } from "styled-components";

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  color: var(--color-ink);

  /* Not with a hyphen, which would stand apart among such figures. */
  &[data-figures="tabular"] {
    font-variant-numeric: tabular-nums;
  }
  & > span:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > button:active {
    color: var(--color-primary);
  }
  & > button[data-outcome="copied"] {
    color: var(--color-positive);
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;

export const Outcome = styled.span`
  position: absolute;
  inset-block-end: calc(100% + 4px);
  inset-inline-end: 0;
  max-inline-size: min(16rem, 80vw);
  inline-size: max-content;
  padding: var(--space-4) 10px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-positive);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  pointer-events: none;

  &:empty {
    clip-path: inset(50%);
  }
  &[data-outcome="refused"] {
    color: var(--color-negative);
  }
  @media print {
    display: none;
  }
`;
