import { styled } from "styled-components";

export const Root = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 0;
  list-style: none;
  color: var(--color-ink);

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    padding-inline-end: var(--space-8);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    overflow-wrap: anywhere;
  }
  & > li:not(:last-child)::before {
    position: absolute;
    inset-block-start: 11px;
    inset-inline: 24px 0;
    block-size: 2px;
    background: var(--color-border-strong);
    content: "";
  }
  & > [data-state="done"]:not(:last-child)::before {
    background: var(--color-positive);
  }
  & [data-part="mark"] {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin-block-end: var(--space-8);
    border: 2px solid var(--color-border-strong);
    border-radius: var(--radius-pill);
  }
  & > [data-state="done"] > [data-part="mark"] {
    border-color: var(--color-positive);
    background: var(--color-positive);
    color: var(--color-surface);
  }
  & > [data-state="now"] > [data-part="mark"] {
    border-color: var(--color-caution);
    background: var(--color-caution-soft);
    color: var(--color-caution);
  }
  & > [data-state="failed"] > [data-part="mark"] {
    border-color: var(--color-negative);
    background: var(--color-negative);
    color: var(--color-surface);
  }
  & small {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
`;
