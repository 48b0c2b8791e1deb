import { styled } from "styled-components";

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  min-inline-size: 0;
  color: var(--color-ink);

  & > div {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    min-inline-size: 0;
  }
  & h1 {
    font: var(--weight-strong) var(--text-heading) var(--font-sans);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & > :first-child svg {
    inline-size: 24px;
    block-size: 24px;
    stroke-width: 1.75;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (min-width: 44em) {
    gap: var(--space-24);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 100em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
