import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarHeaderCell,
  CalendarHeading,
  Popover,
} from "react-aria-components";
import { styled } from "styled-components";
import { iconButton } from "../IconButton/IconButton.styles";

export const Panel = styled(Popover)`
  padding: var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  overflow: auto;
  transition:
    opacity var(--motion-row),
    transform var(--motion-row);

  &:is([data-entering], [data-exiting]) {
    opacity: 0;
    transform: translateY(-4px);
  }
  & [role="dialog"]:focus {
    outline: none;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  margin-block-end: var(--space-8);
`;

export const Month = styled(CalendarHeading)`
  font: var(--weight-strong) var(--text-body) var(--font-sans);

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Step = styled(Button)`
  ${iconButton}

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

export const Grid = styled(CalendarGrid)`
  border-spacing: 0 2px;

  & td {
    padding: 0;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding-block-end: var(--space-4);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
`;

/** The days of a range without its ends. */
const between = "[aria-multiselectable] &[data-selected]:not([data-selection-start], [data-selection-end])";

export const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: min(2.75rem, (100vw - 66px) / 7);
  block-size: 2.75rem;
  border-radius: var(--radius-control);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;

  &[data-outside-month] {
    visibility: hidden;
  }
  @media (hover: hover) {
    &[data-hovered]:not([data-disabled]) {
      background: var(--color-sunken);
    }
  }
  &[data-selected] {
    background: var(--color-primary);
    color: var(--color-on-primary);
    font-weight: var(--weight-strong);
  }
  [aria-multiselectable] &[data-selected] {
    border-radius: 0;
  }
  [aria-multiselectable] &[data-selection-start] {
    border-start-start-radius: var(--radius-control);
    border-end-start-radius: var(--radius-control);
  }
  [aria-multiselectable] &[data-selection-end] {
    border-start-end-radius: var(--radius-control);
    border-end-end-radius: var(--radius-control);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  &[data-selected][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    z-index: 1;
  }
  ${between} {
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
    font-weight: var(--weight-regular);
  }
  ${between}[data-focus-visible] {
    outline-offset: -2px;
  }
  &:is([data-disabled], [data-unavailable]) {
    color: var(--color-border-strong);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    ${between} {
      outline: 1px solid Highlight;
      outline-offset: -1px;
      forced-color-adjust: auto;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
