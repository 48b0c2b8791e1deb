import { css, styled } from "styled-components";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.styles";

export const tableFrame = css`
  inline-size: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  border-spacing: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & :is(th, td) {
    text-align: start;
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
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  & [data-kind="amount"] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

/** Shows every row as a card, where there is no room for columns. */
export const tableCards = css`
  &,
  & tbody {
    display: block;
  }
  & thead {
    ${visuallyHidden}
  }
  & tbody tr {
    display: grid;
  }
  & tbody tr + tr {
    border-block-start: 1px solid var(--color-border);
  }
  & tbody tr > :is(th, td, :first-child, :last-child) {
    padding: 0;
    border: 0;
  }
  & tbody td:empty {
    display: none;
  }
`;

/** Size container for the query below. */
export const Room = styled.div`
  container: data-table / inline-size;
  min-inline-size: 0;
`;

export const Root = styled.table`
  ${tableFrame}

  & :is(th, td) {
    padding: var(--space-12) var(--space-8);
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-16);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-16);
  }
  & tbody th {
    min-inline-size: 13rem;
  }
  & tbody [data-kind="amount"] {
    font-weight: var(--weight-medium);
  }
  & tbody [data-kind="actions"] {
    padding-block: var(--space-4);
  }

  @container data-table (max-width: 44em) {
    ${tableCards}

    & tbody tr {
      gap: var(--space-8);
      padding: var(--space-16);
    }
    & tbody tr > :is(th, td, :first-child, :last-child) {
      min-inline-size: 0;
      text-align: start;
      /* Words may stand where an amount would; the amounts themselves do not break. */
      white-space: normal;
    }
  }
`;
