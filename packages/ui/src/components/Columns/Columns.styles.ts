import { styled } from "styled-components";
import { gaps, widths } from "../Stack/spacing.styles";
import { columnWidths } from "./columnWidths";

const mins = columnWidths.map((width) => `&[data-min="${width}"] { --min: ${width}rem; }`).join("\n");

export const Root = styled.section`
  ${gaps}
  ${widths}
  ${mins}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--min)), 1fr));
  gap: var(--row-gap) var(--gap);
  align-items: start;
  min-inline-size: 0;

  &[data-align="stretch"] {
    align-items: stretch;
  }
`;
