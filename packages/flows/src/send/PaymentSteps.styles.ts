import { styled } from "styled-components";

/** No wider than the content below it. */
export const Head = styled.div`
  display: grid;
  gap: var(--space-20);
  margin-block-end: var(--space-4);
  max-inline-size: 35.25rem;

  & > :first-child {
    margin-block-end: 0;
  }
  & > :empty {
    display: none;
  }
  @media (min-width: 75em) {
    max-inline-size: 57.25rem;
  }
`;

/** The form and, on wide screens, the summary beside it. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 35.25rem);
  gap: var(--space-20) var(--space-24);
  align-items: start;

  @media (min-width: 75em) {
    grid-template-columns: minmax(0, 35.25rem) minmax(0, 20.5rem);

    & > aside {
      grid-column: 2;
      grid-row: 1 / span 9;
    }
  }
`;

/** Progress on screens without the summary beside the form. */
export const Meter = styled.div`
  --done: 33.3%;

  display: grid;
  gap: var(--space-8);

  &[data-step="amount"] {
    --done: 66.7%;
  }
  &::after {
    content: "";
    block-size: 4px;
    border-radius: var(--radius-pill);
    background: linear-gradient(to right, var(--color-primary) var(--done), var(--color-quiet) var(--done));
  }
  @media (min-width: 75em) {
    display: none;
  }
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);

  &[hidden] {
    display: none;
  }
  & h2:focus {
    outline: none;
  }
  & [data-field] {
    scroll-margin-block-end: 8rem;
  }
`;

/** Within thumb reach on a phone. */
export const Action = styled.div`
  display: grid;
  gap: var(--space-12);

  @media (max-width: 39.99em) {
    position: sticky;
    inset-block-end: 0;
    z-index: 5;
    padding-block: var(--space-12) calc(var(--space-16) + env(safe-area-inset-bottom));
    margin-inline: calc(-1 * var(--space-16));
    padding-inline: var(--space-16);
    border-block-start: 1px solid var(--color-border);
    background: var(--color-canvas);
  }
`;

export const Summary = styled.aside`
  display: grid;
  gap: var(--space-16);

  & ol {
    display: grid;
    gap: var(--space-16);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    min-inline-size: 0;
    color: var(--color-ink-muted);
  }
  & li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & li > div > p:first-child {
    color: var(--color-ink);
  }
  & li[aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  & [data-part="mark"] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-pill);
    font: var(--weight-strong) var(--text-caption) var(--font-sans);
  }
  & [aria-current] > [data-part="mark"] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
  & [data-part="from"] {
    display: flex;
    gap: var(--space-12);
    justify-content: space-between;
    padding-block-start: var(--space-16);
    border-block-start: 1px solid var(--color-border);
  }
  @media (min-width: 75em) {
    padding: var(--space-24);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  @media (max-width: 74.99em) {
    &[data-step="whom"],
    & > h2,
    & li:not(:first-child),
    & [data-part="from"] {
      display: none;
    }
  }
`;
