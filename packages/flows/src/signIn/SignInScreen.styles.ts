import styled from "styled-components";

/** The two links below the form, flush with its edges. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
  font: var(--weight-medium) var(--text-body) var(--font-sans);

  && > [data-appearance="plain"] {
    color: var(--color-primary);
  }
  && > [data-appearance="plain"][aria-disabled="true"] {
    color: var(--color-ink-muted);
  }
  && > [data-appearance="plain"]:first-child {
    margin-inline-start: calc(-1 * var(--space-12));
  }
  && > [data-appearance="plain"]:last-child {
    margin-inline-end: calc(-1 * var(--space-12));
  }
`;

/** As high as the form, so that nothing moves. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  min-block-size: 12rem;
  align-content: center;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-lead) var(--font-sans);
`;
