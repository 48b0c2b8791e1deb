import { styled } from "styled-components";
import { widths } from "../Stack/spacing.styles";

export const Root = styled.div`
  ${widths}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  min-inline-size: 0;

  & > :first-child {
    margin-block-end: 0;
  }
`;
