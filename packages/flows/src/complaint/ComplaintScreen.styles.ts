import styled from "styled-components";

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  min-inline-size: 0;

  & > :first-child {
    margin-block-end: 0;
  }
  & textarea {
    min-block-size: 9rem;
  }
  & > [tabindex="-1"]:focus {
    outline: none;
  }
`;

export const Reference = styled.strong`
  color: var(--color-ink);
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
