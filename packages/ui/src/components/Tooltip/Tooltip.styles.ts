import { styled } from "styled-components";

export const Panel = styled.span`
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - 16px);
  margin: 0;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  text-align: start;
  overflow-wrap: anywhere;
  white-space: normal;
`;
