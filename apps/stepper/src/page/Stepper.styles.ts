import { createGlobalStyle, styled } from "styled-components";

/** On paper: the chart, on one page. */
export const Paper = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 10mm;
  }
  @media print {
    :root {
      print-color-adjust: exact;
    }
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-rows: auto auto auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100dvh;
  background: var(--color-canvas);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  @media (max-height: 44rem), (max-width: 68.749em) {
    block-size: auto;
    min-block-size: 100dvh;
  }
  @media print {
    & > :not(main),
    & > main > :not([data-part="chart"]) {
      display: none;
    }
    && > main {
      grid-template-columns: minmax(0, 1fr);
    }
    && > main > [data-part="chart"] {
      display: flex;
    }
  }
  /* An attribute of its own: with :has() it was looked for at every step, which took 25 ms. */
  &[data-large] {
    block-size: 100dvh;
  }
  &[data-large] > :not(main) {
    display: none;
  }
`;

/** Stacked on a narrow page, side by side where three regions fit. */
export const Parts = styled.main`
  display: grid;
  grid-row: 4;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  @media (max-height: 44rem), (max-width: 68.749em) {
    grid-auto-rows: minmax(34rem, 1fr);
  }
  @media (max-width: 68.749em) {
    &[data-view="screen"] > :not([data-part="screen"]),
    &[data-view="chart"] > :not([data-part="chart"]),
    &[data-view="events"] > :not([data-part="events"]) {
      display: none;
    }
  }
  @media (min-width: 68.75em) {
    grid-template-columns: var(--chart) 1px minmax(0, 1fr) 20rem;

    & > :last-child {
      border-inline-start: 1px solid var(--color-border);
    }
  }
  @media (min-width: 100em) {
    grid-template-columns: var(--chart) 1px minmax(0, 1fr) 23rem;
  }
  &[data-large] {
    grid-template-columns: minmax(0, 1fr);
  }
  && > [data-large] ~ * {
    display: none;
  }
`;

export const Notices = styled.div`
  & > * {
    margin: var(--space-8) var(--space-16);
  }
`;

/** Shown where only one region fits. */
export const Views = styled.div`
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--color-border);

  @media (min-width: 68.75em) {
    display: none;
  }
`;

export const Foot = styled.div`
  grid-row: 5;
  min-inline-size: 0;
  border-block-start: 1px solid var(--color-border);
`;
