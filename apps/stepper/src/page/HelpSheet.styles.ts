import { styled } from "styled-components";

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: var(--space-8) var(--space-24);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  & kbd {
    display: inline-block;
    min-inline-size: 1.75rem;
    margin-inline-end: var(--space-4);
    padding: 1px var(--space-8);
    border: 1px solid var(--color-border-strong);
    border-radius: 6px;
    background: var(--color-canvas);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
    text-align: center;
  }
`;
