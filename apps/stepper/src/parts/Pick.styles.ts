import { styled } from "styled-components";

export const Root = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-inline-size: 0;
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-caption) var(--font-sans);

  & select {
    appearance: none;
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding: 0 var(--space-32) 0 var(--space-12);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & select:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > span:last-child {
    display: grid;
    align-items: center;
  }
  & > span:last-child > * {
    grid-area: 1 / 1;
  }
  & svg {
    justify-self: end;
    margin-inline-end: var(--space-8);
    color: var(--color-ink-muted);
    pointer-events: none;
  }
  @media (pointer: coarse) {
    & select {
      min-block-size: 2.75rem;
    }
  }
`;
