import styled from "styled-components";

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  & > :first-child {
    margin-block-end: var(--space-8);
  }
`;

/** The details, and beside them what a phone's camera reads. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  align-content: start;
  padding: var(--space-28);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  & h2 {
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
  }
  & > p {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  @media (max-width: 44em) {
    padding: var(--space-20);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Scan = styled(Card)`
  gap: var(--space-16);
  justify-items: start;

  & > p + p {
    margin-block-start: calc(var(--space-8) * -1);
  }
`;

/** A line between details, so that a long list can be read across. */
export const Rows = styled.div`
  & > dl {
    gap: 0;
  }
  & > dl > div {
    align-items: center;
    min-block-size: 3rem;
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--color-border);
  }
  & > dl > div:first-child {
    padding-block-start: 0;
  }
  @media (max-width: 30em) {
    & > dl > div {
      display: grid;
      justify-content: stretch;
      padding-block: var(--space-8);
    }
    & dd {
      text-align: start;
    }
    & dd > span {
      display: flex;
      justify-content: space-between;
    }
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;

  & > p {
    flex: 1 1 100%;
    color: var(--color-negative);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
  }
  & > p:empty {
    display: none;
  }
  @media (max-width: 30em) {
    & > button {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;
