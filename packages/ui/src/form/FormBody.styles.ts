import { styled } from "styled-components";

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
  min-inline-size: 0;

  & > :first-child {
    margin-block-end: 0;
  }
`;
