import styled from "styled-components";

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
`;

/** All that is on screen; on paper only the printed list is. */
export const OnScreen = styled.div`
  display: contents;

  & > :first-child {
    margin-block-end: 0;
  }

  @media print {
    display: none;
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
`;

export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: flex-end;

  & > :first-child {
    flex: 1 1 10rem;
  }
  & > button {
    min-block-size: var(--field-height);
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
  padding: var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  @media (max-width: 44em) {
    padding: var(--space-16);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-16);
  max-inline-size: 30rem;
`;

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-12) var(--space-24);
  min-block-size: 5.5rem;
  margin: 0;
  padding: var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  & dt {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & dd {
    margin: var(--space-4) 0 0;
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & [data-tone="in"] > dd {
    color: var(--color-positive);
  }
  @media (max-width: 44em) {
    padding: var(--space-16);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--control-height);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;

  & > p {
    margin: 0;
  }
`;
