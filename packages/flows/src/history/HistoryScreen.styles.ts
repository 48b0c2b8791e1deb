import styled from "styled-components";

/** All that is on screen; on paper only the printed list is. */
export const OnScreen = styled.div`
  display: contents;

  & > :first-child {
    margin-block-end: 0;
  }

  @media print {
    display: none;
  }
`;

export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: flex-end;

  & > :first-child {
    flex: 1 1 10rem;
  }
  & > button {
    min-block-size: var(--field-height);
  }
`;
