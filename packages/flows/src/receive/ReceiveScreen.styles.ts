import styled from "styled-components";

/** The details, with the QR code beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;
