import styled from "styled-components";

export const Page = styled.div`
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

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  min-inline-size: 0;
`;

/** The name of the step, which takes the focus when it opens. */
export const StepHead = styled.div`
  & > h2 {
    margin: 0;
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

/** Fields that belong together, under a name. */
export const Section = styled.fieldset`
  display: grid;
  gap: var(--space-20);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: var(--space-24);
    border-block-start: 1px solid var(--color-border);
  }
  & > legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
  }
`;

/** Two short fields side by side where there is room for both. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-20) var(--space-16);
  align-items: start;
`;

export const StepActions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-12);

  & > :only-child {
    grid-column: 1 / -1;
  }
  & > * {
    padding-inline: var(--space-12);
  }
  @media (max-width: 30em) {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child:not(:only-child) {
      order: 1;
    }
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: var(--space-16);
`;
