import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  gap: var(--space-16);
  min-inline-size: 0;
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
`;

/* Reads down the first column, then down the second. */
export const Codes = styled.ol`
  columns: 9rem 2;
  column-gap: var(--space-24);
  padding: var(--space-16) var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-sunken);
  list-style: none;

  & > li {
    padding-block: var(--space-4);
    break-inside: avoid;
    font: var(--weight-medium) var(--text-body) var(--font-mono);
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
  }
  @media print {
    border-color: currentColor;
    background: none;
    break-inside: avoid;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);

  @media print {
    display: none;
  }
`;

export const Outcome = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--color-positive);
  font: var(--weight-medium) var(--text-small) var(--font-sans);

  &:empty {
    display: block;
    block-size: 0;
    margin-block-start: calc(-1 * var(--space-16));
  }
  &[data-outcome="refused"] {
    color: var(--color-negative);
  }
  & > svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;
