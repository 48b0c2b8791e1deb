import { styled } from "styled-components";
import { labelText } from "../Field/Field.styles";

export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${labelText}
  margin-block-end: 6px;
  padding: 0;
`;

export const Cards = styled.div`
  display: grid;
  gap: var(--space-12);

  @media (min-width: 480px) {
    &:not([data-many]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* Four would leave one alone in its row. */
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* Six fill two rows or three. */
  @media (min-width: 640px) and (max-width: 799px) {
    &:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Card = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: 0 var(--space-12);
  padding: 14px 16px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink-muted);
    }
  }

  &[data-invalid] {
    border-color: var(--color-negative);
  }

  &:has(:checked) {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
    box-shadow: inset 0 0 0 1px var(--color-primary);
  }

  &[data-readonly] {
    background: var(--color-sunken);
    cursor: default;
  }

  &[data-disabled] {
    border-color: var(--color-border);
    background: var(--color-sunken);
    box-shadow: none;
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }

    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const CardTitle = styled.span`
  font: var(--weight-medium) var(--text-body) var(--font-sans);
`;

export const CardText = styled.span`
  grid-column: 1 / -1;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  ${Card}:has(:checked):not([data-readonly], [data-disabled]) & {
    color: var(--color-on-primary-soft);
  }

  ${Card}[data-disabled] & {
    color: inherit;
  }
`;

export const Dot = styled.input`
  appearance: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0.125rem 0;
  border: 1.5px solid var(--color-border-strong);
  border-radius: 50%;
  outline: none;
  cursor: inherit;

  &:checked {
    border: 0.375rem solid var(--color-primary);
    background: var(--color-on-primary);
  }

  &:checked:disabled {
    border-color: var(--color-ink-muted);
    background: var(--color-sunken);
  }

  @media (forced-colors: active) {
    &:checked {
      border-color: Highlight;
    }
  }
`;
