import styled from "styled-components";

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  align-items: center;
  justify-content: space-between;

  /* From the start on a line of its own: the days, once known, would push what is beside them there. */
  @media (max-width: 40em) {
    & > :first-child {
      flex-basis: 100%;
    }
  }
  /* Its words, not its edges, are flush with the list. */
  & > :last-child {
    margin-inline: calc(-1 * var(--space-12));
  }
  & h2 {
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
    outline: none;
  }
  & > div > p:not([role]) {
    min-block-size: 1.25rem;
    margin: 0;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
`;

export const OwnPeriod = styled.div`
  max-inline-size: 24rem;

  @media print {
    display: none;
  }
`;
