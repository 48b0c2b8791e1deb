import { styled } from "styled-components";
import { gaps, widths } from "./spacing.styles";

export const StackRoot = styled.section`
  ${gaps}
  ${widths}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  min-inline-size: 0;

  &[data-align="start"] {
    justify-items: start;
  }
  &[data-align="center"] {
    justify-items: center;
    text-align: center;
  }
  &[data-above="8"] {
    margin-block-start: var(--space-8);
  }
  &[data-above="16"] {
    margin-block-start: var(--space-16);
  }
  &[data-align="start"] > :is(dl, form) {
    justify-self: stretch;
  }
  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
  &:empty {
    display: none;
  }
`;

export const RowRoot = styled.section`
  ${gaps}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--row-gap) var(--gap);

  &[data-align="start"] {
    align-items: flex-start;
  }
  &[data-align="end"] {
    align-items: flex-end;
  }
  &[data-align="baseline"] {
    align-items: baseline;
  }
  &[data-justify="between"] {
    justify-content: space-between;
  }
  &[data-justify="center"] {
    justify-content: center;
  }
  &[data-tall] {
    min-block-size: var(--control-height);
  }
`;
