import styled from "styled-components";
import { gaps, widths } from "../Stack/spacing.styles";

export const Root = styled.section`
  ${gaps}
  ${widths}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  align-content: start;
  min-inline-size: 0;
  padding: var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  &[data-padding="24"] {
    padding: var(--space-24);
  }
  &[data-padding="28"] {
    padding: var(--space-28);
  }
  &[data-align="start"] {
    justify-items: start;
  }
  &[data-align="start"] > dl {
    justify-self: stretch;
  }
  @media (max-width: 44em) {
    &[data-narrow="16"] {
      padding: var(--space-16);
    }
    &[data-narrow="20"] {
      padding: var(--space-20);
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
