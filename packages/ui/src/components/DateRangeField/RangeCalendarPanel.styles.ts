import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarHeaderCell,
  CalendarHeading,
  Popover,
} from "react-aria-components";
import styled from "styled-components";
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
    border-radius: 0;
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  &:is([data-selection-start], [data-selection-end]) {
    background: var(--color-primary);
    color: var(--color-on-primary);
    font-weight: var(--weight-strong);
  }
  &[data-selection-start] {
    border-start-start-radius: var(--radius-control);
    border-end-start-radius: var(--radius-control);
  }
  &[data-selection-end] {
    border-start-end-radius: var(--radius-control);
    border-end-end-radius: var(--radius-control);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  &:is([data-selection-start], [data-selection-end])[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    z-index: 1;
  }
  &:is([data-disabled], [data-unavailable]) {
    color: var(--color-border-strong);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    &:is([data-selection-start], [data-selection-end]) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
