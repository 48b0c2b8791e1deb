import { styled } from "styled-components";

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-16);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;

export const Tile = styled.a`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-16) var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  text-decoration: none;

  & > b {
    color: var(--color-ink-muted);
    font: var(--weight-strong) var(--text-heading) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & time {
    color: inherit;
    font: var(--weight-strong) var(--text-title) var(--font-sans);
  }
  & > small {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
  }
  &[data-waiting] > b {
    color: var(--color-caution);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-border-strong);
    }
  }
`;
