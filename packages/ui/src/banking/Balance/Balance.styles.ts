import styled from "styled-components";

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-16) var(--space-24);
  padding: var(--space-28);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  @media (max-width: 44em) {
    padding: var(--space-20);
  }
`;

export const Figures = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.h2`
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;

export const Sum = styled.p`
  margin-block-start: 6px;
  font: var(--weight-strong) var(--text-balance) var(--font-sans);
  font-size: clamp(1.75rem, 11vw, 2.5rem);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.025em;

  & small {
    color: var(--color-ink-muted);
    font-size: 0.6em;
    font-weight: var(--weight-medium);
    line-height: 1;
    letter-spacing: -0.01em;
  }
`;

export const Secondary = styled.div`
  margin-block-start: var(--space-12);
  min-block-size: 1.25rem;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
  text-wrap: balance;

  &:empty {
    display: none;
  }
  & > span {
    display: inline-block;
    vertical-align: top;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  @media (max-width: 44em) {
    flex: 1 1 100%;
    & > * {
      flex: 1 1 8rem;
    }
  }
  @media print {
    display: none;
  }
`;
