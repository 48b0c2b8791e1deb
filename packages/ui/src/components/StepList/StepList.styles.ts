import { styled } from "styled-components";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.styles";

export const Root = styled.nav`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    padding: 0;
    list-style: none;
  }
  & button {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px;
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
    text-align: start;
    cursor: pointer;
  }
  & button[aria-disabled="true"] {
    color: var(--color-ink-muted);
    cursor: default;
  }
  & [data-part="mark"] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & [data-done] [data-part="mark"] {
    border-color: var(--color-positive);
    background: var(--color-positive-soft);
    color: var(--color-positive);
  }
  & [aria-current] [data-part="mark"] {
    border: 2px solid var(--color-primary);
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  @container (max-width: 49.999rem) {
    & [data-part="words"] {
      ${visuallyHidden}
    }
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }

  @container (min-width: 50rem) {
    & > ol {
      display: grid;
    }
    & button {
      inline-size: 100%;
      padding: var(--space-8) var(--space-12);
    }
    & button[aria-current] {
      background: var(--color-primary-soft);
      color: var(--color-on-primary-soft);
    }
    & button[aria-current] small {
      color: inherit;
    }
    & button[aria-current] [data-part="mark"] {
      background: var(--color-surface);
    }
  }
  @media (hover: hover) {
    & button:not([aria-disabled="true"], [aria-current]):hover {
      background: color-mix(in srgb, var(--color-ink) 7%, transparent);
    }
  }
  @media (forced-colors: active) {
    & button[aria-current] {
      border-color: Highlight;
    }
  }
`;
