import styled from "styled-components";

export const BackToSignIn = styled.p`
  margin-block-start: var(--space-16);
  text-align: center;

  && > [data-appearance="plain"] {
    color: var(--color-primary);
  }
`;
