import { styled } from "styled-components";
import { tableCards, tableFrame } from "../../components/DataTable/DataTable.styles";

/** Size container for the queries below. */
export const Room = styled.div`
  container: payees / inline-size;
  min-inline-size: 0;
`;

export const Root = styled.table`
  ${tableFrame}
  overflow-wrap: anywhere;

  & :is(th, td) {
    padding: var(--space-8);
    vertical-align: middle;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-20);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-12);
  }
  & thead th {
    padding-block: var(--space-12);
  }
  & [data-kind="account"] {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & tbody [data-kind="amount"] {
    font: var(--weight-medium) var(--text-body) var(--font-sans);
  }
  & [data-kind="actions"] {
    inline-size: 6rem;
  }
  & [data-kind="actions"] > div {
    display: flex;
    justify-content: flex-end;
  }

  @container payees (max-width: 52em) {
    ${tableCards}

    & tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: var(--space-12);
      padding: var(--space-8) var(--space-8) var(--space-16) var(--space-16);
    }
    & tbody tr > :is(th, td, :first-child, :last-child) {
      grid-column: 1;
    }
    & tbody tr > [data-kind="amount"] {
      grid-area: 1 / 2;
      padding-inline-end: var(--space-8);
    }
    & tbody tr > [data-kind="account"],
    & tbody tr:not(:has([data-kind="amount"])) > th {
      grid-column: 1 / -1;
    }
    & tbody tr > [data-kind="actions"] {
      grid-area: 3 / 2 / span 2;
      align-self: end;
      margin-block-end: calc(-1 * var(--space-8));
      inline-size: auto;
    }
    & tbody td:is([data-kind="text"], [data-kind="account"]) {
      color: var(--color-ink-muted);
    }
    & [data-kind="account"] {
      white-space: normal;
    }
  }

  /* A phone with large text: amount and buttons move below the text. */
  @container payees (max-width: 14em) {
    & tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    & tbody tr > :is([data-kind="amount"], [data-kind="actions"]) {
      grid-area: auto;
      text-align: start;
    }
    & [data-kind="actions"] > div {
      justify-content: flex-start;
      margin-inline-start: calc(-1 * var(--space-12));
    }
  }
`;

export const Choose = styled.button`
  min-block-size: var(--control-height);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-primary);
  font: var(--weight-medium) var(--text-body) var(--font-sans);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  text-decoration: underline transparent;
  text-underline-offset: 0.2em;

  & + * {
    margin-inline-start: var(--space-8);
  }

  @media (hover: hover) {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;

export const Waiting = styled.div`
  display: grid;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    min-block-size: 3.8125rem;
    padding-inline: var(--space-20);
  }
  & > div + div {
    border-block-start: 1px solid var(--color-border);
  }
`;
