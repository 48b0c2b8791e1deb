import { styled } from "styled-components";

export const Files = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }
  & > li > :first-child {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: none;
  }
`;
