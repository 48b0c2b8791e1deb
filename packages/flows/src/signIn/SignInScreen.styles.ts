import { styled } from "styled-components";

/** As high as the form, to avoid a layout shift. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  min-block-size: 12rem;
  align-content: center;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-lead) var(--font-sans);
`;
