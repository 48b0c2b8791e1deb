import { styled } from "styled-components";

/*
 * Sticky takes its own room at the end of the page: it moves nothing, and covers nothing that can't be scrolled to. It
 * lies over dialogs, whose buttons end above it; a bottom sheet's would not, so there it moves to the upper edge.
 */
export const Strip = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 150;

  @media (max-width: 39.999em) {
    html[data-dialog] & {
      position: fixed;
      inset: 0 0 auto;
    }
  }

  & > p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-8);
    padding: var(--space-8) var(--space-16);
    border-block-start: 1px solid var(--color-border);
    background: var(--color-surface);
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
  }
  & svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;
