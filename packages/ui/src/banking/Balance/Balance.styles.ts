import { styled } from "styled-components";

export const Root = styled.section`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  /* On a phone it stands on the page itself, as low as it can be. */
  @media (max-width: 39.99em) {
    border: 0;
    background: transparent;
  }
`;

export const Head = styled.div`
  display: flex;

  & > [data-part="aside"] {
    display: none;
  }
  @media (min-width: 100em) {
    & > :first-child:not(:last-child) {
      flex: 0 0 42%;
    }
    & > [data-part="aside"] {
      display: block;
      flex: 1;
      min-inline-size: 0;
      padding: var(--space-24);
      border-inline-start: 1px solid var(--color-border);
    }
  }
`;

export const Figures = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: var(--space-24) var(--space-24) var(--space-20);
  overflow-wrap: anywhere;

  @media (max-width: 44em) {
    padding: var(--space-16);
  }
  @media (max-width: 39.99em) {
    padding: 0;
  }
`;

export const Label = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-block-size: 2rem;
  color: var(--color-ink-muted);

  @media (max-width: 39.99em) {
    margin-block: calc(-1 * var(--space-8));
  }

  & > :first-child {
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;

export const Sum = styled.p`
  font: var(--weight-strong) var(--text-balance) var(--font-sans);
  font-size: clamp(1.75rem, 11vw, 2.5rem);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.025em;

  & > [data-part="known"] {
    display: inline-block;
    transition:
      opacity var(--motion-number),
      translate var(--motion-number);

    @starting-style {
      opacity: 0;
      translate: 0 0.3em;
    }
  }
  & small {
    color: var(--color-ink-muted);
    font-size: 0.6em;
    font-weight: var(--weight-medium);
    line-height: 1;
    letter-spacing: -0.01em;
  }
  &[data-hidden] {
    letter-spacing: 0.1em;
  }
`;

export const Secondary = styled.div`
  margin-block-start: var(--space-12);
  min-block-size: 1.25rem;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;

  @media (max-width: 39.99em) {
    margin-block-start: var(--space-4);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  align-items: center;
  justify-content: space-between;
  min-block-size: 4.25rem;
  padding: var(--space-12) var(--space-24);
  border-block-start: 1px solid var(--color-border);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > :first-child {
    flex: 999 1 auto;
  }
  @media (max-width: 44em) {
    padding: var(--space-12) var(--space-16) var(--space-16);
  }
  @media (max-width: 39.99em) {
    gap: 0;
    min-block-size: 0;
    padding: 0;
    border: 0;

    /* Its copy button's icon is smaller than what can be touched. */
    & > :first-child:not(:last-child) {
      margin-inline-end: calc(-1 * var(--space-8));
    }
  }
`;

/* Below the account where they do not fit beside it, and then across the card. */
export const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: var(--space-8);

  & > * {
    flex: 1 1 auto;
  }
  @media (max-width: 44em) {
    flex: 1 1 100%;
    & > * {
      flex: 1 1 8rem;
    }
  }
  @media (max-width: 39.99em) {
    flex: 0 1 auto;

    && > :first-child {
      padding-inline: 0;
      border-color: transparent;
      background: transparent;
      color: var(--color-primary);
      font: var(--weight-medium) var(--text-small) var(--font-sans);
    }
    & svg,
    & > :last-child:not(:first-child) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
