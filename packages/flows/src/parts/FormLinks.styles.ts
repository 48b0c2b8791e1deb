import { styled } from "styled-components";

/** The two links below the form, flush with its edges. */
export const FormLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
  font: var(--weight-medium) var(--text-body) var(--font-sans);

  && > [data-appearance="plain"] {
    margin-inline: calc(-1 * var(--space-12));
    color: var(--color-primary);
  }
  && > [data-appearance="plain"][aria-disabled="true"] {
    color: var(--color-ink-muted);
  }
`;
