import { styled } from "styled-components";

export const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding: 0;
  list-style: none;

  &[data-layout="tiles"] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
  padding: var(--space-8);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);

  & > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part="name"] {
    overflow: hidden;
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part="size"] {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  [data-layout="tiles"] > & {
    gap: var(--space-8);
    padding: var(--space-4) 0 var(--space-4) var(--space-12);

    & > span {
      inline-size: auto;
      block-size: auto;
      border: 0;
      background: none;
    }
  }
`;
