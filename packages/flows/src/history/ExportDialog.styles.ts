import styled from "styled-components";

export const Choices = styled.div`
  display: grid;
  gap: var(--space-20);
  margin-block-start: var(--space-16);
`;

export const Choice = styled.div`
  display: grid;
  gap: var(--space-8);

  & > p {
    margin: 0;
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
`;
