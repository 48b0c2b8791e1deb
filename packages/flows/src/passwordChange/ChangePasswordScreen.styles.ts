import styled from "styled-components";

/** A form's column, however wide the page around it. */
export const Column = styled.div`
  max-inline-size: 35rem;
`;
