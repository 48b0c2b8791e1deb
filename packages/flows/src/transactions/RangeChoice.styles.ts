import styled from "styled-components";

export const Own = styled.div`
  max-inline-size: 24rem;

  @media print {
    display: none;
  }
`;
