import { styled } from "styled-components";
import { gaps, widths } from "../Stack/spacing.styles";

export const Root = styled.section`
  ${gaps}
  ${widths}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  align-content: start;
  min-inline-size: 0;
  padding: var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  &[data-align="start"] {
    justify-items: start;
  }
  &[data-align="start"] > dl {
    justify-self: stretch;
  }
  @media (max-width: 44em) {
    padding: var(--space-16);
  }
  @media print {
    break-inside: avoid;
  }
`;
