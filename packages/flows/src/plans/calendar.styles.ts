import { styled } from "styled-components";

/** The list, and beside or below it the calendar. */
export const Layout = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: baseline;

  & > h2 {
    flex: 1;
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & > p {
    order: 1;
    inline-size: 100%;
    color: var(--color-ink-muted);
  }
`;

export const Calendar = styled.div`
  & > [data-part="head"] {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    justify-content: space-between;

    & > p {
      display: grid;
      margin: 0;
      text-align: center;

      & > span {
        color: var(--color-ink-muted);
        font: var(--weight-regular) var(--text-small) var(--font-sans);
      }
    }
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & th {
    padding-block: var(--space-8);
    color: var(--color-ink-muted);
    font-weight: var(--weight-regular);
  }
  & td {
    padding: 2px;
  }
  & td > * {
    display: inline-grid;
    place-content: center;
    inline-size: 100%;
    max-inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    color: var(--color-ink-muted);
  }
  & td > a {
    background: var(--color-primary-soft);
    color: var(--color-ink);
    font-weight: var(--weight-strong);
    text-decoration: none;

    &:hover,
    &[aria-current="true"] {
      border-color: var(--color-primary);
    }
    &[aria-current="true"] {
      background: var(--color-primary);
      color: var(--color-on-primary);
    }
  }
  & [aria-current="date"] {
    border-color: var(--color-border-strong);
  }
`;
