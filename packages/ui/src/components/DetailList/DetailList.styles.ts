import styled from "styled-components";

export const Root = styled.dl`
  display: grid;
  gap: calc(var(--space-8) + 2px);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  color: var(--color-ink);

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-24);
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    flex: 1 1 10rem;
    min-inline-size: 0;
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;
