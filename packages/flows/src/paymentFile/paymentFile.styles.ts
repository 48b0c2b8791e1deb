import { styled } from "styled-components";

/** Why a file was not read, by line. */
export const Faults = styled.dl`
  display: grid;
  gap: var(--space-4);
  max-block-size: 20rem;
  margin: var(--space-8) 0 0;
  overflow: auto;

  & > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--space-12);
  }
  & dt {
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The formats side by side, where there is room. */
export const Formats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-24) var(--space-32);
  margin: 0;

  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }
  & dt {
    font-weight: var(--weight-medium);
  }
  & dd {
    margin: 0;
    color: var(--color-ink-muted);
  }
  & dd:has(button) {
    margin-block-start: var(--space-8);
  }
`;

export const ListRoot = styled.section`
  display: grid;
  gap: var(--space-16);

  & table[role="table"] {
    line-height: 1.35;

    & tbody tr {
      position: relative;
    }
    & :is(th, td) {
      vertical-align: middle;
    }
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font: inherit;
  }
  & th a {
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
`;

export const Head = styled.section`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  & > * {
    padding: var(--space-20) var(--space-24);
  }
  & > :nth-child(2) {
    border-block-start: 1px solid var(--color-border);
  }
  & > [data-part="file"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12) var(--space-16);
    align-items: center;
  }
  & [data-part="file"] > div:not(:first-child) {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    margin: 0;
    font: var(--weight-medium) var(--text-body) var(--font-sans);
  }
  & p {
    margin: 0;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 44em) {
    & > * {
      padding: var(--space-16);
    }
    /* Four steps and a whole date stand side by side. */
    & ol > li {
      padding-inline-end: 2px;
    }
    & ol small {
      font-size: var(--text-caption);
    }
  }
`;

export const Settings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-12) var(--space-32);
  align-items: start;
  padding: var(--space-8) var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  /* Like the switches beside it. */
  & > [data-part="day"] {
    display: grid;
    gap: var(--space-12);
    padding-block: var(--space-8);

    & > div:first-child {
      display: flex;
      gap: var(--space-16);
      align-items: center;
      justify-content: space-between;
    }
    & p {
      margin: 0;
      color: var(--color-ink-muted);
      font: var(--weight-regular) var(--text-small) var(--font-sans);
    }
    & b {
      display: block;
      color: var(--color-ink);
      font: var(--weight-medium) var(--text-body) var(--font-sans);
    }
  }
  @media (max-width: 44em) {
    padding: var(--space-8) var(--space-16);
  }
`;

/** How many there are of each kind; even a single one can be seen. */
export const Kinds = styled.div`
  display: flex;
  gap: 2px;

  & > span {
    flex: var(--share) 1 0;
    min-inline-size: var(--space-16);
    block-size: var(--space-8);
    border-radius: 2px;
    background: var(--color-border-strong);
  }
  & > [data-kind="refused"] {
    background: var(--color-negative);
  }
  & > [data-kind="toFix"] {
    background: var(--color-caution);
  }
  & > [data-kind="paying"] {
    background: var(--color-info);
  }
  & > :is([data-kind="ready"], [data-kind="paid"]) {
    background: var(--color-primary);
  }
  & > [data-kind="left"] {
    background: var(--color-border);
  }
`;

/** Around the payments: what their cells hold, and the places of a row that is a card. */
export const Rows = styled.div`
  display: grid;
  gap: var(--space-16);

  & table[role="table"] {
    line-height: 1.35;

    & :is(th, td) {
      padding-block: var(--space-16);
      vertical-align: middle;
    }
    & thead th {
      padding-block: var(--space-8);
    }
    & :is(th, td):first-child {
      inline-size: 9.75rem;
      padding-inline-start: var(--space-24);
    }
    & :is(th, td):last-child {
      padding-inline-end: var(--space-24);
    }
    & tbody th > span,
    & tbody [data-kind="amount"],
    & [data-part="name"] {
      font: var(--weight-medium) var(--text-body) var(--font-sans);
    }
    & td:nth-child(3) {
      color: var(--color-ink-muted);
      overflow-wrap: anywhere;
    }
    & [data-part="name"] {
      color: var(--color-ink);
    }
    & [data-kind="actions"] {
      inline-size: 14.5rem;
      padding-block: var(--space-8);
    }
    & [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-4) 0;
      align-items: center;
      justify-content: end;
    }
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  & [data-kind="amount"] small {
    inline-size: 9rem;
    margin-inline-start: auto;
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & small[data-part="problem"] {
    color: var(--color-negative);
    white-space: normal;
  }
  & [data-part="more"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12);
    align-items: center;
    justify-content: space-between;
  }

  @container data-table (max-width: 44em) {
    & table[role="table"] tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;

      & > :is(th, td, :first-child, :last-child) {
        grid-column: 1 / -1;
        inline-size: auto;
        padding: 0;
      }
      & > :first-child {
        grid-row: 1;
        grid-column: 1;
      }
      & > [data-kind="amount"] {
        grid-row: 1;
        grid-column: 2;
        max-inline-size: 14rem;
        text-align: end;
      }
      & > td [data-part="actions"] {
        justify-content: start;
      }
    }
  }
`;

/** What is ready and what can be done with it, always in reach. */
export const Bar = styled.section`
  position: sticky;
  inset-block-end: var(--space-24);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-24);
  align-items: center;
  padding: var(--space-16) var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;

  & > p {
    min-inline-size: 0;
    margin: 0;
  }
  & > [data-part="more"] {
    flex: 1;
    text-align: end;
  }
  & > [data-part="more"] > span {
    display: block;
  }
  & b {
    display: block;
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-title) var(--font-sans);
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
      font-size: var(--text-body);
    }
    & > p {
      display: flex;
      flex: 1 1 100%;
      flex-wrap: wrap;
      gap: 0 var(--space-16);
      align-items: baseline;
      justify-content: space-between;
      text-align: start;
    }
    & > div {
      flex: 1 1 100%;
    }
    & [data-part="later"],
    & > [data-part="more"] > [data-part="fee"] {
      display: none;
    }
    & > div > :last-child {
      flex: 1;
    }
  }
`;
