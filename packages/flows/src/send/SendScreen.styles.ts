import styled from "styled-components";

/** Two short fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-20) var(--space-12);
  align-items: start;
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  &:empty {
    display: none;
  }
`;

/** Why sending is not possible, one reason a line. */
export const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;

/** What the customer may do while the end is unknown. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;

export const Looking = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;
  color: var(--color-ink-muted);

  & > p {
    margin: 0;
    flex: 1 1 12rem;
  }
`;
