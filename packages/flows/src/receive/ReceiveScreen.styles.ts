import styled from "styled-components";

/** The details, and beside them what a phone's camera reads. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;
