import { styled } from "styled-components";
import { phone } from "../Dialog/SheetGrabber";
import { newsDot } from "./ShellBar.styles";

/** Where the top bar stays in place; zoomed in so far that it would take too much of the height, it scrolls away. */
const tall = "(min-height: 30em)";

/* Breakpoints are in em, so that larger text switches to the drawer earlier. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  background: var(--color-canvas);
  color: var(--color-ink);

  &[data-screen-high] {
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 0;
    /* Zoomed in so far that no room for the content would be left, it scrolls with the page. */
    block-size: max(100dvh, 24rem);
  }
  @media (min-width: 64em) {
    grid-template-columns: 18.75rem minmax(0, 1fr);
  }
  @media ${phone} {
    &[data-bar],
    html[data-shell~="bar"]:not(&) {
      --bar-size: calc(4rem + env(safe-area-inset-bottom));
    }
    /* The page, where what is tabbed to shows between the bars; without :not(&) it would be sought in the shell. */
    html[data-shell~="bar"]:not(&) {
      scroll-padding-block-end: calc(var(--bar-size) + var(--space-32));
    }
    &[data-bar] {
      padding-block-end: var(--bar-size);
    }
    &[data-bar][data-screen-high] {
      /* The first entry rises above the bar. */
      padding-block-end: calc(var(--bar-size) + var(--space-16));
    }
  }
  @media ${tall} {
    html[data-shell]:not(&) {
      scroll-padding-block-start: 4.5rem;
    }
  }
  @media print {
    display: block;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--space-8);
  inset-inline-start: var(--space-8);
  z-index: 50;
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-body) var(--font-sans);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  @media print {
    display: none;
  }
`;

export const Side = styled.div`
  display: none;

  @media (min-width: 64em) {
    position: sticky;
    inset-block-start: 0;
    display: block;
    grid-row: 1 / -1;
    block-size: 100dvh;
    overflow: auto;
    padding: var(--space-20) var(--space-16);
    border-inline-end: 1px solid var(--color-border);
  }
  @media print {
    display: none;
  }
`;

export const TopBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: 4rem;
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-canvas);

  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    min-inline-size: 0;
  }
  & > div:last-child {
    flex: none;
  }
  & [data-part="menu"] {
    position: relative;
    margin-inline-start: -10px;
  }
  & [data-part="menu"][data-news]::after {
    content: "";
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    ${newsDot}
  }
  @media (min-width: 64em) {
    padding-inline: var(--space-32);

    & > div {
      gap: var(--space-12);
    }
    & [data-part="menu"] {
      display: none;
    }
  }
  @media ${tall} {
    position: sticky;
    inset-block-start: 0;
    z-index: 30;
  }
  @media ${phone} {
    min-block-size: 3.5rem;
    padding-block: var(--space-4);

    [data-bar] > & [data-part="menu"] {
      display: none;
    }
  }
  @media ${phone}, (max-width: 24em) {
    & [data-part="language"] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(97.25rem + 2 * var(--space-32));
  padding: var(--space-16);

  &[data-width="form"] {
    max-inline-size: calc(35rem + 2 * var(--space-32));
  }
  &:focus {
    outline: none;
  }
  [data-screen-high] > & {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
    padding: 0;
  }
  @media (min-width: 44em) {
    padding: var(--space-32);

    [data-screen-high] > & {
      padding: var(--space-24) var(--space-32);
    }
  }
  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;
