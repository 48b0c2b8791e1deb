import styled from "styled-components";

export const Container = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Steps beside the step that is open, where there is room. */
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

export const StepHead = styled.div`
  & > h2 {
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    scroll-margin-block-start: var(--space-24);
  }
  & > h2:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > p {
    margin: var(--space-4) 0 0;
    max-inline-size: 68ch;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-body) var(--font-sans);
  }
  & > p:first-child {
    margin: 0 0 var(--space-4);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
`;
