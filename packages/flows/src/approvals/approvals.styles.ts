import { styled } from "styled-components";

/** What waits, and what the customer can approve of it. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  overflow: hidden;

  & > div {
    flex: 1 1 13rem;
    min-inline-size: 0;
    padding: var(--space-20) var(--space-24);
    box-shadow: -1px -1px 0 var(--color-border);
  }
  & > [data-part="today"] {
    flex-grow: 1.5;
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-16);
    justify-content: space-between;
    color: var(--color-ink-muted);
  }
  & dd {
    margin: var(--space-4) 0 0;
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  & [data-part="meter"] {
    margin-block-start: var(--space-8);
  }
  @media (max-width: 44em) {
    & > div {
      flex-basis: 100%;
      padding: var(--space-12) var(--space-16);
    }
    & > :not([data-part="today"]) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-16);
      align-items: baseline;
      justify-content: space-between;
    }
    & > :not([data-part="today"]) > dd {
      margin: 0;
      font-size: var(--text-body);
    }
  }
`;

/** Around the table: what its cells hold, and the places of a row that is a card. */
export const Rows = styled.div`
  display: grid;
  gap: var(--space-24);

  & table[role="table"] {
    line-height: 1.35;

    & :is(th, td) {
      padding-block: var(--space-12);
      vertical-align: middle;
    }
    & thead th {
      padding-block: var(--space-8);
      font-size: var(--text-small);
    }
    & thead th:first-child:not([data-kind="mark"]),
    & tbody th:first-child {
      padding-inline-start: var(--space-24);
    }
    & :is(th, td):last-child {
      padding-inline-end: var(--space-24);
    }
    & tbody tr {
      position: relative;
    }
    & th:nth-last-child(3) {
      inline-size: 12rem;
    }
    & th:nth-last-child(2) {
      inline-size: 16rem;
    }
    & [data-kind="mark"] {
      inline-size: 3.25rem;
      padding-block: 0;
      padding-inline: var(--space-24) 0;
    }
    & [data-kind="mark"] label {
      position: relative;
      z-index: 1;
      gap: 0;
      margin-inline: -10px;
      padding-inline: 10px;
    }
    & [data-kind="mark"] svg {
      display: block;
      color: var(--color-ink-muted);
    }
    & [data-kind="amount"] {
      font-size: var(--text-body);
    }
    & thead [data-kind="amount"] {
      font-size: var(--text-small);
    }
  }
  & [data-part="who"] {
    display: flex;
    gap: var(--space-16);
    align-items: center;
    min-inline-size: 0;
  }
  & td [data-part="who"] {
    gap: var(--space-8);
  }
  & [data-part="who"] > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="faces"] {
    display: flex;
    flex: none;
    gap: var(--space-4);
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font: inherit;
  }
  & a {
    color: inherit;
    font: var(--weight-medium) var(--text-body) var(--font-sans);

    &:not(:hover) {
      text-decoration: none;
    }
    /* The whole row can be pressed. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  & td [data-part="who"] > div > span {
    font-weight: var(--weight-medium);
  }

  @container data-table (max-width: 44em) {
    & table[role="table"] tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-12);
      align-items: center;

      &:has([data-kind="mark"]) {
        grid-template-columns: auto minmax(0, 1fr) auto;
      }
      & > :is(th, td) {
        grid-column: 1 / -1;
        padding: 0;
      }
      & > th {
        grid-column: 1;
        min-inline-size: 0;
      }
      & > [data-kind="amount"] {
        grid-row: 1;
        grid-column: 2;
        align-self: start;
        padding: 2px 0 0;
      }
      & > [data-kind="mark"] {
        grid-row: 1;
        grid-column: 1;
        align-self: start;
        inline-size: 1.625rem;
        padding: 0;
      }
      & > [data-kind="mark"] label {
        margin-block: -10px;
      }
      & > [data-kind="mark"]:empty {
        display: block;
      }
      & > [data-kind="mark"] ~ :is(th, td) {
        grid-column: 2 / -1;
      }
      & > [data-kind="mark"] ~ th {
        grid-column: 2;
      }
      & > [data-kind="mark"] ~ [data-kind="amount"] {
        grid-column: 3;
      }
    }
    & table[role="table"] tbody th [data-part="face"] {
      display: none;
    }
    & table[role="table"] [data-part="who"] small {
      display: inline;
    }
    & table[role="table"] th [data-part="who"] small {
      display: block;
    }
    & table[role="table"] td [data-part="who"] small::before {
      content: " · ";
    }
  }
`;

/** What is selected and what can be done with it, always in reach. */
export const Bar = styled.section`
  position: sticky;
  inset-block-end: var(--space-24);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-24);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-16) var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > p {
    min-inline-size: 0;
  }
  & b {
    display: block;
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  & [data-part="problem"] {
    color: var(--color-negative);
  }
  @media (max-width: 39.99em) {
    /* The first entry of a phone's bar rises above it. */
    inset-block-end: calc(var(--bar-size, 0rem) + var(--space-20));
    padding: var(--space-12) var(--space-16);

    & b {
      margin-inline-start: auto;
    }
    & [data-part="problem"] {
      flex-basis: 100%;
    }
    & > p {
      display: flex;
      flex: 1 1 100%;
      flex-wrap: wrap;
      gap: 0 var(--space-16);
      align-items: baseline;
      justify-content: space-between;
    }
    & > div {
      flex: 1 1 100%;
    }
    & > div > :last-child {
      flex: 1;
    }
  }
`;

/** What is approved at once. */
export const Chosen = styled.ul`
  display: grid;
  gap: var(--space-8);
  max-block-size: 12rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  & > li {
    display: flex;
    gap: var(--space-16);
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
`;
