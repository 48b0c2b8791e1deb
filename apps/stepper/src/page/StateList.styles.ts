import { styled } from "styled-components";

export const List = styled.ul`
  display: grid;
  gap: 2px;
  padding: 0 var(--space-8) var(--space-16);
  list-style: none;

  & > li {
    display: grid;
    gap: 2px;
    padding: var(--space-8) var(--space-12);
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > li > small {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    overflow-wrap: anywhere;
  }
  & > li[data-standing="seen"] {
    background: var(--color-positive-soft);
    color: var(--color-positive);
  }
  & > li[data-standing="here"] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
    color: var(--color-info);
    font-weight: var(--weight-medium);
  }
`;
