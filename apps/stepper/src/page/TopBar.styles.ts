import styled from "styled-components";

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-canvas);

  & > h1 {
    line-height: 1;
    white-space: nowrap;
  }
`;

export const Picks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 12rem);
  gap: var(--space-8);

  @media (max-width: 40em) {
    flex-basis: 100%;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  margin: 0;

  & dt {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
  }
  & dd {
    margin: 0;
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & dd[data-whole] {
    color: var(--color-positive);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  margin-inline-start: auto;

  @media (max-width: 40em) {
    gap: var(--space-4);
    margin-inline-start: 0;
  }
`;
