import { css, styled } from "styled-components";
import { phone } from "../Dialog/SheetGrabber";

export const newsDot = css`
  border: 5px solid var(--color-info);
  border-radius: 50%;
  outline: 2px solid var(--color-canvas);
`;

export const Bar = styled.nav`
  display: none;

  @media ${phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 30;
    container-type: inline-size;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    min-block-size: 4rem;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--color-border);
    background: var(--color-surface);

    [data-bar] > & {
      display: grid;
    }
  }
  @media print {
    [data-bar] > & {
      display: none;
    }
  }
  & > * {
    position: relative;
    display: grid;
    gap: var(--space-4);
    place-content: center;
    justify-items: center;
    min-inline-size: 0;
    padding: var(--space-4) 0;
    border: 0;
    background: none;
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > :focus-visible {
    outline-offset: -4px;
  }
  & svg {
    display: block;
    inline-size: 22px;
    block-size: 22px;
    stroke-width: 1.75;
  }
  & > [aria-current] {
    color: var(--color-primary);
    font-weight: var(--weight-strong);
  }
  & > [data-bar="first"] [data-part="icon"] {
    display: grid;
    place-items: center;
    inline-size: min(3.5rem, 18cqi);
    aspect-ratio: 1;
    margin-block-start: -34px;
    border-radius: 50%;
    background: var(--color-primary);
    box-shadow: 0 0 0 4px var(--color-canvas);
    color: var(--color-on-primary);
  }
  & [data-part="news"] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: calc(50% + 8px);
    inline-size: 0;
    block-size: 0;
    overflow: hidden;
    ${newsDot}
  }
  @container (max-width: 19rem) {
    & [data-part="label"] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (forced-colors: active) {
    & > [aria-current] {
      color: Highlight;
    }
  }
`;
