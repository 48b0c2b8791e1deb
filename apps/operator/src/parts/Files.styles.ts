import { styled } from "styled-components";

export const FileLinks = styled.ul`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  [data-own] & {
    justify-items: end;
  }
`;

export const FileLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--control-height);
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  text-decoration: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
  & > small {
    flex: none;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-border-strong);
    }
  }
`;
