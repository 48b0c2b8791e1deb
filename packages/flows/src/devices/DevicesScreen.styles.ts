import styled from "styled-components";

export const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block-start: var(--space-8);
`;

/** Of the height of a list, so that little moves when it arrives. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--space-16);
  place-content: center;
  justify-items: center;
  min-block-size: 12rem;
`;
