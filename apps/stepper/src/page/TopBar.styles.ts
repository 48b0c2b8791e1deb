import { styled } from "styled-components";

/** One row where it fits, two on a tablet, stacked on a phone. */
export const Bar = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-canvas);

  & > h1 {
    display: grid;
    align-content: center;
    line-height: 1;
    white-space: nowrap;
  }
  @media (min-width: 48em) {
    grid-template-areas: "brand picks picks coverage" "screen screen actions actions";
    grid-template-columns: auto minmax(0, 1fr) auto auto;

    & > h1 {
      grid-area: brand;
      min-block-size: 2.25rem;
    }
  }
  @media (min-width: 80em) {
    grid-template-areas: "brand picks screen coverage actions";
    grid-template-columns: auto auto auto minmax(min-content, 1fr) auto;
    column-gap: var(--space-12);

    /* Only the logo is visible; the name is read by screen readers. */
    & > h1 {
      inline-size: 22px;
      overflow-x: clip;
    }
  }
  @media (min-width: 96em) {
    gap: var(--space-24);

    & > h1 {
      inline-size: auto;
    }
  }
`;

export const Picks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-8);

  @media (min-width: 48em) {
    grid-area: picks;
    max-inline-size: 26rem;
  }
  @media (min-width: 80em) {
    grid-template-columns: 9.5rem 9.5rem;
  }
  @media (min-width: 90em) {
    grid-template-columns: 12rem 11rem;
  }
`;

export const Screen = styled.div`
  display: grid;
  gap: 2px;

  @media (min-width: 48em) {
    grid-area: screen;
    justify-content: start;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  @media (max-width: 47.999em) {
    gap: var(--space-4);

    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);

  & dt {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    white-space: nowrap;
  }
  & dd {
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & dd[data-whole] {
    color: var(--color-positive);
  }
  @media (max-width: 47.999em) {
    & > div {
      display: flex;
      align-items: baseline;
      gap: var(--space-4);
    }
    & dd {
      font: var(--weight-medium) var(--text-caption) var(--font-sans);
    }
  }
  @media (min-width: 48em) {
    grid-area: coverage;
    justify-content: end;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);

  /* Controls with text fill the row of a phone. */
  @media (max-width: 47.999em) {
    & > :not([aria-label]) {
      flex: 1 1 auto;
      justify-content: center;
    }
  }
  @media (min-width: 48em) {
    grid-area: actions;
    justify-content: end;
  }
`;
