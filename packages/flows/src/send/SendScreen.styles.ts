import { styled } from "styled-components";

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

/** The subject of the review is read before its result. */
export const Ink = styled.div`
  color: var(--color-ink);
`;

/** The total, below a divider. */
export const Facts = styled.div`
  & > dl + dl {
    padding-block-start: var(--space-12);
    margin-block-start: var(--space-12);
    border-block-start: 1px solid var(--color-border);
  }
`;
