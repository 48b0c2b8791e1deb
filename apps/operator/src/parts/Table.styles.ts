import styled from "styled-components";

export const Room = styled.div`
  container: rows / inline-size;
  min-inline-size: 0;
`;

export const Root = styled.table`
  inline-size: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  border-spacing: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & :is(th, td) {
    padding: var(--space-12) var(--space-8);
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-16);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-16);
  }
  & thead th {
    border-block-end: 1px solid var(--color-border);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
  }
  & tbody tr + tr > * {
    border-block-start: 1px solid var(--color-border);
  }
  & tbody th {
    min-inline-size: 13rem;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  & [data-kind="amount"] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & tbody [data-kind="amount"] {
    font-weight: var(--weight-medium);
  }
  & tbody [data-kind="actions"] {
    padding-block: var(--space-4);
  }

  @container rows (max-width: 44em) {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & tbody tr {
      display: grid;
      gap: var(--space-8);
      padding: var(--space-16);
    }
    & tbody tr + tr {
      border-block-start: 1px solid var(--color-border);
    }
    & tbody tr > :is(th, td, :first-child, :last-child) {
      min-inline-size: 0;
      padding: 0;
      border: 0;
      text-align: start;
    }
    & tbody td:empty {
      display: none;
    }
  }
`;
