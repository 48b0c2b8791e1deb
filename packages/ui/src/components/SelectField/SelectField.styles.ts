import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from "react-aria-components";
import { styled } from "styled-components";
import { fieldColumn, labelText } from "../Field/Field.styles";
import { optionStyles, panelStyles } from "./option.styles";

export const SelectRoot = styled(Select)`
  ${fieldColumn}
`;

export const SelectLabel = styled(Label)`
  ${labelText}
  align-self: flex-start;
`;

export const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  inline-size: 100%;
  min-block-size: var(--field-height);
  padding: 11px 14px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
    transition: transform var(--motion-row);
  }

  &[aria-expanded="true"] > svg {
    transform: rotate(0.5turn);
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink-muted);
    }
  }

  [data-invalid] > & {
    border-color: var(--color-negative);
    box-shadow: inset 0 0 0 1px var(--color-negative);
  }

  &:disabled {
    border-color: var(--color-border);
    background: var(--color-sunken);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Chosen = styled(SelectValue)`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--color-ink-muted);
  }
` as typeof SelectValue;

export const Panel = styled(Popover)`
  inline-size: var(--trigger-width);
  min-inline-size: 12rem;
  ${panelStyles}
  transition:
    opacity var(--motion-row),
    transform var(--motion-row);

  &:is([data-entering], [data-exiting]) {
    opacity: 0;
    transform: translateY(-4px);
  }

  &[data-placement="top"]:is([data-entering], [data-exiting]) {
    transform: translateY(4px);
  }
`;

export const Options = styled(ListBox)`
  padding: 6px;
  outline: none;
` as typeof ListBox;

export const OptionRow = styled(ListBoxItem)`
  ${optionStyles}
`;

export const OptionWords = styled.span`
  display: grid;
  min-inline-size: 0;
`;

export const OptionMore = styled.span`
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  [data-selected] & {
    color: inherit;
  }
`;
