import { styled } from "styled-components";

export const Root = styled.fieldset`
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
