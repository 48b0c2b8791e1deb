import { css, styled } from "styled-components";
import { tintColours } from "../../components/Avatar/tints.styles";

// A single styled element per row: a list may have a thousand of them.
const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  inline-size: 100%;
  padding: var(--space-12) var(--space-24);
  border: 0;
  background: transparent;
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  text-align: start;

  &:is(button) {
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (hover: hover) {
    &:is(button):hover {
      background: color-mix(in srgb, var(--color-sunken) 45%, transparent);
    }
  }
  &:is(button):active {
    background: var(--color-sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }

  & > [data-part="face"] {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-pill);
    background: var(--color-quiet);
    font-size: min(0.9375rem, 18px);
    font-weight: var(--weight-strong);
    line-height: 1;
    ${tintColours}
  }
  & [data-part="badge"] {
    position: absolute;
    inset-block-end: -6px;
    inset-inline-end: -6px;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid var(--color-surface);
    border-radius: var(--radius-pill);
    box-sizing: content-box;
    background: var(--color-quiet);
    color: var(--color-ink);

    & svg {
      inline-size: 12px;
      block-size: 12px;
      stroke-width: 2.25;
    }
  }
  &[data-kind="in"] [data-part="badge"] {
    background: var(--color-positive);
    color: var(--color-surface);
  }
  &[data-kind="pending"] :is([data-part="badge"], [data-part="face"]:not([data-tint])) {
    background: var(--color-caution-soft);
    color: var(--color-caution);
  }
  &:is([data-kind="declined"], [data-kind="error"]) {
    & [data-part="badge"] {
      background: var(--color-negative);
      color: var(--color-surface);
    }
    & [data-part="face"]:not([data-tint]) {
      background: var(--color-negative-soft);
      color: var(--color-negative);
    }
  }
  @media (forced-colors: active) {
    & > [data-part="face"] {
      border: 1px solid CanvasText;
    }
  }

  & > [data-part="line"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-16);
    min-inline-size: 0;
  }
  & [data-part="words"] {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="name"] {
    display: block;
    font-weight: var(--weight-medium);
  }
  & [data-part="detail"] {
    display: block;
    color: var(--color-ink-muted);
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  &[data-kind="pending"] [data-part="status"] {
    color: var(--color-caution);
  }
  &:is([data-kind="declined"], [data-kind="error"]) [data-part="status"] {
    color: var(--color-negative);
  }
  & [data-part="figures"] {
    display: grid;
    justify-items: end;
    margin-inline-start: auto;
  }
  & [data-part="time"] {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  & [data-part="amount"] {
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  &[data-kind="in"] [data-part="amount"] {
    color: var(--color-positive);
  }
  & s[data-part="amount"] {
    color: var(--color-ink-muted);
    font-weight: var(--weight-regular);
  }

  @media (max-width: 44em) {
    gap: var(--space-12);
    padding-inline: var(--space-16);
  }
  /* In a list this wide a transaction takes one line. */
  @container transactions (min-width: 56rem) {
    & [data-part="words"] {
      display: grid;
      grid-template-columns: minmax(0, 17.5rem) minmax(0, 1fr);
      gap: var(--space-16);
      align-items: baseline;
    }
    & [data-part="figures"] {
      grid-auto-flow: column dense;
      grid-template-columns: 3.5rem minmax(8.25rem, auto);
      align-items: baseline;
      gap: var(--space-16);
    }
    & [data-part="amount"] {
      grid-column: 2;
    }
    & [data-part="time"] {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;

export const OpenRow = styled.button`
  ${row}
`;

export const PlainRow = styled.div`
  ${row}
`;
