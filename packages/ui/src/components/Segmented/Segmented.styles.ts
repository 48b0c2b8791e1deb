import { styled } from "styled-components";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.styles";

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-8);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
  }
  &[data-legend="hidden"] > legend {
    ${visuallyHidden}
  }
`;

export const Track = styled.div`
  --inset: 3px;
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: var(--inset);
  border: 1px solid var(--color-border);
  border-radius: calc(var(--radius-control) + var(--inset));
  background: var(--color-sunken);

  &[data-size="sm"] {
    --inset: 2px;
  }
`;

export const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 2.25rem;
  padding: var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  text-align: center;
  cursor: pointer;
  touch-action: manipulation;

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
  }
  [data-size="sm"] > & {
    min-inline-size: 2rem;
    min-block-size: 1.875rem;
    padding: 0 var(--space-8);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &:has(:checked) {
    border-color: var(--color-border-strong);
    background: var(--color-surface);
    color: var(--color-ink);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--color-ink);
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;

    [data-size="sm"] > & {
      min-inline-size: 2.75rem;
      min-block-size: 2.375rem;
    }
    [data-size="sm"] > & input {
      inset-block: -3px;
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
