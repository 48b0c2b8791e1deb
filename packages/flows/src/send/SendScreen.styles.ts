import styled from "styled-components";

export const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;

export const Looking = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;
  color: var(--color-ink-muted);

  & > p {
    flex: 1 1 12rem;
  }
`;
