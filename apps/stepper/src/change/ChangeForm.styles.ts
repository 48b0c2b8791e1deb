import { css, styled } from "styled-components";

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  margin: var(--space-4) 0 var(--space-12);
  padding: var(--space-12);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-canvas);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > p {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
  }
`;

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

export const Group = styled.fieldset`
  ${group}
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 var(--space-4);
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-caption) var(--font-sans);
  }
`;

/** A group is collapsed if the form has many fields. */
export const Folded = styled.details`
  & > summary {
    padding: var(--space-4) 0;
    border-radius: 6px;
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-caption) var(--font-sans);
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  & > div {
    ${group}
    padding-block-start: var(--space-4);
  }
`;

/** Stays visible however long the form is. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  margin-inline: calc(var(--space-12) * -1);
  padding: var(--space-8) var(--space-12);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-canvas);
`;

export const Refusal = styled.p`
  flex: 1 0 100%;
  color: var(--color-caution);
  font: var(--weight-medium) var(--text-small) var(--font-sans);

  &:empty {
    display: none;
  }
`;
