import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;

  & > label {
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
  }
  & > label > b {
    color: var(--color-info);
    font-weight: var(--weight-strong);
  }
  & :is(input, select, textarea) {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0 var(--space-12);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-ink);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
    scroll-margin-block: 4rem 7rem;
  }
  & textarea {
    min-block-size: 4rem;
    padding-block: var(--space-8);
    resize: vertical;
  }
  & :is(input, select, textarea)[aria-invalid="true"] {
    border-color: var(--color-negative);
  }
  & :is(input, select, textarea):focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  & > small {
    color: var(--color-negative);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
  }
  @media (pointer: coarse) {
    & :is(input, select) {
      min-block-size: 2.75rem;
    }
  }
`;

/** Unit of a value: its currency or time zone. */
export const Measured = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-8);
  color: var(--color-ink-muted);
`;
