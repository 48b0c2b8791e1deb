import styled from "styled-components";

export const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin: 0;
  padding: 2px;
  border: 1px solid var(--color-border);
  border-radius: calc(var(--radius-control) + 2px);
  background: var(--color-sunken);

  & > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-inline-size: 2rem;
  min-block-size: 1.875rem;
  padding-inline: var(--space-8);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
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
    min-inline-size: 2.75rem;
    min-block-size: 2.375rem;

    & input {
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
