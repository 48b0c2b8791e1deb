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

/** Two short fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-20) var(--space-12);
  align-items: start;
`;

export const Waiting = styled.div`
  display: grid;
  gap: var(--space-20);

  & > div {
    display: grid;
    gap: var(--space-8);
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-12);

  & > * {
    padding-inline: var(--space-12);
  }
  @media (max-width: 30em) {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      order: 1;
    }
  }
`;
