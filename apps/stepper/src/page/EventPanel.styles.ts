import { styled } from "styled-components";

export const Search = styled.div`
  position: relative;
  padding: 0 var(--space-16) var(--space-12);

  & > input {
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding: 0 var(--space-12) 0 var(--space-32);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-ink);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > input::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }
  & > input:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > svg {
    position: absolute;
    inset-block-start: calc(1.125rem - 8px);
    inset-inline-start: calc(var(--space-16) + 10px);
    color: var(--color-ink-muted);
    pointer-events: none;
  }
`;

export const Group = styled.div`
  & + & {
    margin-block-start: var(--space-16);
  }
  & > h3 {
    position: sticky;
    inset-block-start: 0;
    padding: var(--space-4) var(--space-16);
    background: var(--color-surface);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
  }
  & > ul {
    padding: 0 var(--space-8);
    list-style: none;
  }
`;

/** An event with the button that opens its form. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 36px;
  align-items: center;
`;

export const Event = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-8);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 6px var(--space-8);
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  text-align: start;
  cursor: pointer;
  scroll-margin-block-start: 2.25rem;

  & > small {
    grid-column: 1;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    overflow-wrap: anywhere;
  }
  & > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--color-ink-muted);
  }
  &[aria-disabled="true"] {
    color: var(--color-ink-muted);
    font-weight: var(--weight-regular);
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled="true"]) {
      background: var(--color-primary-soft);
      color: var(--color-on-primary-soft);
    }
    &:hover:not([aria-disabled="true"]) > :is(small, svg) {
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    &[aria-disabled="true"],
    &[aria-disabled="true"] > small {
      color: GrayText;
    }
  }
`;

export const Unfold = styled.button`
  inline-size: calc(100% - 2 * var(--space-8));
  min-block-size: 2.75rem;
  margin: var(--space-12) var(--space-8);
  padding: 0 var(--space-8);
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  text-align: start;
  text-decoration: underline;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;
