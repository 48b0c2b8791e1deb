import { css } from "styled-components";

/** The panel of a list of options, floating over the page. */
export const panelLook = css`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  overflow: auto;
`;

/** One option: focused, chosen, and told apart without colour by the tick in its row. */
export const optionLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  min-block-size: var(--control-height);
  padding: var(--space-8) 10px;
  border-radius: var(--radius-control);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: var(--color-sunken);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }

  &[data-selected] {
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }
`;
