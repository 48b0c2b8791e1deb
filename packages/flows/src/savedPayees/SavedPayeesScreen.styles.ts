import styled from "styled-components";

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  min-inline-size: 0;

  & > :first-child {
    margin-block-end: 0;
  }
`;

export const SearchRow = styled.div`
  max-inline-size: 24rem;
`;

export const DialogBody = styled.div`
  display: grid;
  gap: var(--space-16);
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`;
