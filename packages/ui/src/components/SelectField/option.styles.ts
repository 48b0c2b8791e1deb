import { css } from "styled-components";

export const panelStyles = css`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  overflow: auto;
`;

/** Focused and selected states; a tick marks the selected option without colour. */
export const optionStyles = css`
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
