import { css, styled } from "styled-components";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.styles";

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${visuallyHidden}
  }
  @media print {
    display: none;
  }
`;

/** One look for all chips: of a choice, of a filter, of what is filtered by. */
export const chip = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 2rem;
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  cursor: pointer;
  touch-action: manipulation;

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:is(:has(:checked), [aria-pressed="true"]) {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  @media (hover: hover) {
    &:hover:not(:has(:checked), [aria-pressed="true"]) {
      border-color: var(--color-ink-muted);
      color: var(--color-ink);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:is(:disabled, :has(:disabled)) {
    border-color: var(--color-border);
    background: var(--color-sunken);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
  &:has(:checked:disabled) {
    border-color: var(--color-border-strong);
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    &:is(:has(:checked), [aria-pressed="true"]) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  & > button {
    ${chip}
  }
  @media (min-width: 40.01em) {
    /* Lines of one length, where flex would leave a chip alone. */
    display: block;
    margin: calc(-1 * var(--space-4));
    margin-inline-end: 0;
    text-wrap: balance;

    & > :is(label, button) {
      max-inline-size: calc(100% - var(--space-8));
      margin: var(--space-4);
      vertical-align: top;
    }
  }
  @media (max-width: 40em) {
    /* The padding, offset by the margin, leaves room for focus rings inside the scroll container. */
    flex-wrap: nowrap;
    margin: calc(-1 * var(--space-4));
    padding: var(--space-4);
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;

    /* A row without an enabled chip has no focusable element to scroll it by keyboard. */
    &:not(:has(:enabled)) {
      flex-wrap: wrap;
    }
    &[data-edges="page"] {
      margin-inline: calc(-1 * var(--space-16));
      padding-inline: var(--space-16);
      scroll-padding-inline: var(--space-16);
    }
  }
`;

export const Chip = styled.label`
  ${chip}
`;
