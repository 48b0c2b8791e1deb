import { css, styled } from "styled-components";
import { optionStyles, panelStyles } from "../SelectField/option.styles";

export const Combo = styled.div`
  position: relative;
`;

const panel = css`
  ${panelStyles}
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 6px);
  z-index: 20;
  padding: 6px;
  overscroll-behavior: contain;

  &[data-side="above"] {
    inset-block: auto calc(100% + 6px);
  }
`;

export const Panel = styled.div`
  ${panel}
`;

export const Options = styled.ul`
  ${panel}
  list-style: none;
`;

export const OptionRow = styled.li`
  ${optionStyles}
  scroll-margin-block: 6px;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not([data-selected]) {
      background: var(--color-sunken);
    }
  }
`;

export const Hint = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;

  [data-selected] & {
    color: inherit;
  }
`;

export const Empty = styled.p`
  padding: var(--space-8) 10px;
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
`;
