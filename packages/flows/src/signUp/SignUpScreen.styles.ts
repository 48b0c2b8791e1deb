import styled from "styled-components";

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

/** What ends the form: the terms, what became of it, the button. */
export const Ending = styled.div`
  display: grid;
  gap: var(--space-16);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
`;

export const Otherwise = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  align-items: center;
  justify-content: center;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  && > [data-appearance="plain"] {
    color: var(--color-primary);
  }
`;
