import { ListBox, ListBoxItem } from "react-aria-components";
import { styled } from "styled-components";
import { Float } from "../../components/Dialog/Float.styles";

export const Panel = styled(Float)`
  inline-size: max-content;
  min-inline-size: min(max(var(--trigger-width, 0px), 20rem), 100vw - 32px);
  max-inline-size: min(28rem, 100vw - 32px);
`;

export const Accounts = styled(ListBox)`
  padding: var(--space-8);

  &:focus {
    outline: none;
  }
`;

export const Account = styled(ListBoxItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 20px;
  align-items: center;
  gap: 0 var(--space-12);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  cursor: pointer;

  & [data-part="name"] {
    display: block;
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;
  }
  & [data-part="tail"] {
    display: block;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & [data-part="balance"] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 30em) {
    grid-template-columns: auto minmax(0, 1fr) 20px;

    & [data-part="balance"] {
      grid-area: 2 / 2;
    }
    & > :last-child {
      grid-area: 1 / 3;
    }
  }
  &[data-hovered],
  &[data-focused] {
    background: var(--color-sunken);
  }
  &[data-selected] {
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  &[data-selected] [data-part="tail"] {
    color: inherit;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;
