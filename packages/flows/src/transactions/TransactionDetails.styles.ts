import styled from "styled-components";

export const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block-start: var(--space-16);
`;
