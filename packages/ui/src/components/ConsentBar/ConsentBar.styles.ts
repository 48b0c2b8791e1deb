import { styled } from "styled-components";

/* Sticky takes its own room at the end of the page: it moves nothing, and covers nothing that can't be scrolled to. */
export const Root = styled.section`
  position: sticky;
  inset-block-end: var(--bar-size, 0);
  z-index: 35;
  padding: var(--space-16);
  padding-block-end: calc(var(--space-16) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  /* What is tabbed to shows above it; without :not(&) it would be sought in the bar. */
  :root[data-asks]:not(&) {
    scroll-padding-block-end: calc(16rem + var(--bar-size, 0rem));
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12) var(--space-32);
    max-inline-size: 75rem;
    margin-inline: auto;
  }
  /* Zoomed in so far that it would take most of the height, it scrolls with the page. */
  @media (max-height: 30em) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 24rem;
  gap: var(--space-4);
  min-inline-size: 0;
  max-inline-size: 68ch;
  overflow-wrap: anywhere;

  & > h2 {
    margin: 0;
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & a {
    color: inherit;
  }
`;

/** Both alike, and as wide as each other. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  flex: 0 1 22rem;
  gap: var(--space-12);
  min-inline-size: 0;
`;
