import styled from "styled-components";

/** A button of a bar: lower than the bank's own, which a thumb must hit. */
export const ToolButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 2.25rem;
  padding: 0 var(--space-12);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--color-ink-muted);
  }
  &[data-appearance="primary"] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
  &[data-appearance="primary"] > svg {
    color: inherit;
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink-muted);
      background: var(--color-sunken);
    }
    &[data-appearance="primary"]:hover {
      border-color: var(--color-primary-hover);
      background: var(--color-primary-hover);
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`;
