import { styled } from "styled-components";
import { gaps } from "../Stack/spacing.styles";

export const Root = styled.div`
  ${gaps}
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);

  & > p {
    flex: 1 1 100%;
  }
  & > p:empty {
    display: none;
  }
  &[data-layout="fill"] > * {
    flex: 1 1 auto;
  }
  &[data-layout="even"] > * {
    flex: 1 1 8rem;
  }
  &[data-layout="pair"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);

    & > * {
      padding-inline: var(--space-12);
    }
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 30em) {
    &[data-layout="pair"] {
      grid-template-columns: minmax(0, 1fr);

      & > :first-child:not(:only-child) {
        order: 1;
      }
    }
    &[data-layout="phone"] > :not(p) {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;
