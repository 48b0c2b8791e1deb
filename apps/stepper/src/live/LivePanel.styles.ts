import { styled } from "styled-components";

export const Moves = styled.ol`
  padding: 0;
  list-style: none;

  & > li[data-untold] {
    border-inline-start: 3px solid var(--color-caution);
  }
  & summary {
    padding: 6px var(--space-16);
    color: var(--color-ink);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & summary:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  & summary > b {
    font-weight: var(--weight-medium);
  }
`;

/** What the walk cannot tell. */
export const Told = styled.small`
  display: block;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
`;
