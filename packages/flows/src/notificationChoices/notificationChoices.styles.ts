import { styled } from "styled-components";

/** What each kind is about, and the ways to be told of it, below each other. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: 0 var(--space-16);
  align-items: center;

  & > [role="group"] {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    padding-block: var(--space-8);
    border-block-start: 1px solid var(--color-border);
  }
  & > [role="group"] > small {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  @media (max-width: 30em) {
    grid-template-columns: 1fr 1fr;
    & > [role="group"] > :first-child {
      grid-column: 1 / -1;
      padding-block-end: var(--space-8);
    }
  }
`;
