import { styled } from "styled-components";

export const Root = styled.ul`
  display: flex;
  gap: var(--space-8);
  margin: calc(-1 * var(--space-4));
  padding: var(--space-4);
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: none;
  list-style: none;

  /* Slots of one width, so that a longer name moves nothing; the first begins at the edge of the page. */
  & > li {
    flex: 1 1 0;
    min-inline-size: 5.75rem;
    max-inline-size: 7.5rem;
  }
  & > li:has([data-part="new"]) {
    flex: none;
    min-inline-size: 56px;
  }
  & > [data-part="empty"] {
    min-inline-size: 0;
    /* A circle with a name below it. */
    min-block-size: 84px;
    max-inline-size: 68ch;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  &:not(:has([data-part="new"])) > li > * {
    justify-items: start;
  }
  & > li > * {
    display: grid;
    justify-items: center;
    gap: var(--space-8);
    inline-size: 100%;
  }
  & button {
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--color-ink);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    cursor: pointer;
    touch-action: manipulation;
  }
  & button > :last-child {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part="new"] {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-pill);
    color: var(--color-primary);
  }
  @media (hover: hover) {
    & button:hover > :last-child {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  @media (max-width: 40em) {
    margin-inline: calc(-1 * var(--space-16));
    padding-inline: var(--space-16);
    scroll-padding-inline: var(--space-16);
    scroll-snap-type: inline proximity;

    & > li:not(:has([data-part="new"]), [data-part="empty"]) {
      flex: 0 0 5.75rem;
    }
    & > li {
      scroll-snap-align: start;
    }
  }
  @media print {
    display: none;
  }
`;
