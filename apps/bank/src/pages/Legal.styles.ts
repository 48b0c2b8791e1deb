import { styled } from "styled-components";

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  justify-content: center;
  align-content: start;
  gap: var(--space-32);
  min-block-size: 100dvh;
  padding: var(--space-16);
  background: var(--color-canvas);
  color: var(--color-ink);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
  }
  & > main {
    padding-block-end: var(--space-48);
  }
  @media (min-width: 44em) {
    padding: var(--space-28) 40px;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  scroll-margin-block-start: var(--space-24);

  & h3 {
    margin-block-start: var(--space-8);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 68ch;
  margin: 0;
  padding-inline-start: var(--space-20);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
`;

/** Links to parts of the page and to other texts. */
export const Links = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & a {
    color: var(--color-primary);
    font-weight: var(--weight-medium);
  }
  & a:not(:hover) {
    text-decoration: none;
  }
`;

export const OnScreen = styled.nav`
  display: grid;
  gap: var(--space-12);

  @media print {
    display: none;
  }
`;
