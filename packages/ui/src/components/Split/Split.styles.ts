import { styled } from "styled-components";

/** Size container of the columns. */
export const Room = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/* Breakpoints are those of the page, whose menu takes 300 px from 1024 on; larger text leaves less room for columns. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  align-items: start;

  & > [data-part="main"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-32);
  }
  & > [data-part="aside"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: var(--space-24);
    align-items: start;

    &:empty {
      display: none;
    }
  }
  @media (max-width: 74.99em) {
    max-inline-size: 45rem;
  }
  @media (min-width: 44em) and (max-width: 74.99em) {
    & > [data-part="aside"] > :first-child:nth-last-child(n + 3) {
      grid-row: span 2;
    }
  }
  @media (max-width: 39.99em) {
    & > [data-part="main"] {
      gap: var(--space-20);
    }
    & > [data-part="aside"] {
      gap: var(--space-16);
    }
  }
  @media (min-width: 75em) {
    @container (min-width: 52rem) {
      grid-template-columns: minmax(0, 564fr) minmax(0, 328fr);

      & > [data-part="aside"] {
        grid-template-columns: minmax(0, 1fr);

        &:empty {
          display: grid;
        }
      }
    }
    @container (min-width: 77rem) {
      grid-template-columns: minmax(0, 1fr) 27.5rem;
      gap: var(--space-32);
    }
  }
  @media print {
    display: block;
  }
`;
