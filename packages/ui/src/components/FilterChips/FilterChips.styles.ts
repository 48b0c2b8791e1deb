import styled, { css } from "styled-components";
import { labelText } from "../Field/Field.styles";

export const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${labelText}
    padding: 0;
    margin-block-end: 6px;
  }
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  & > button,
  & > li > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 2.25rem;
    max-inline-size: 100%;
    padding: var(--space-4) 14px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button[aria-pressed="true"],
  & > li > button:not([data-plain]) {
    border-color: var(--color-primary-soft);
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  & > li > button[data-plain] {
    border-color: transparent;
    background: transparent;
    color: var(--color-ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (hover: hover) {
    & > button:hover,
    & > li > button:hover {
      border-color: var(--color-ink-muted);
    }
  }
  & svg {
    flex: none;
  }
  @media (pointer: coarse) {
    & > button,
    & > li > button {
      min-block-size: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    & > button[aria-pressed="true"] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Chips = styled.div`
  ${chips}
`;

export const ChipList = styled.ul`
  ${chips}
`;
