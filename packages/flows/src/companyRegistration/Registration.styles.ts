import { styled } from "styled-components";

export const Container = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** The steps, beside the open one on wide screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  align-items: start;

  @container (min-width: 50rem) {
    grid-template-columns: 14rem minmax(0, 35rem);
    gap: var(--space-24) var(--space-48);
  }
`;

export const StepTitle = styled.h2`
  color: var(--color-ink);
  font: var(--weight-strong) var(--text-title) var(--font-sans);
  scroll-margin-block-start: var(--space-24);

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

export const ToPrepare = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding-inline-start: var(--space-20);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
`;
