import { styled } from "styled-components";
import { labelText } from "../Field/Field.styles";

export const FieldLabel = styled.span`
  ${labelText}
  align-self: flex-start;
`;

export const Control = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: var(--field-height);
  padding-inline: 14px 2px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  font-variant-numeric: tabular-nums;
  cursor: text;

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink-muted);
    }
  }
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(> button:focus-visible) {
    outline: none;
  }
  [data-problem] > & {
    border-color: var(--color-negative);
    box-shadow: inset 0 0 0 1px var(--color-negative);
  }
  [data-readonly] > & {
    background: var(--color-sunken);
  }
  &[data-disabled] {
    border-color: var(--color-border);
    background: var(--color-sunken);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Typed = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  min-inline-size: 0;
  padding-block: var(--space-8);
`;

export const Part = styled.div`
  display: inline-flex;
  white-space: nowrap;
`;

export const Segment = styled.span`
  padding: 2px 1px;
  border-radius: 4px;
  outline: none;
  caret-color: transparent;

  &[data-placeholder] {
    color: var(--color-ink-muted);
  }
  &[data-type="literal"] {
    padding-inline: 0;
    white-space: pre;
  }
  &:focus {
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
  @media (forced-colors: active) {
    &:focus {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Open = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink-muted);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: var(--color-ink);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -4px;
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;
