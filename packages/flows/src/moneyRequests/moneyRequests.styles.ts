import { styled } from "styled-components";

export const Rows = styled.ul`
  display: grid;
  gap: var(--space-20);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template:
      "face what amount" auto
      "face what state" auto / auto minmax(0, 1fr) auto;
    gap: var(--space-4) var(--space-16);
    align-items: center;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > li > :nth-child(1) {
    grid-area: face;
  }
  & > li > :nth-child(2) {
    grid-area: what;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > :nth-child(3) {
    grid-area: amount;
    justify-self: end;
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
  }
  & > li > :nth-child(4) {
    grid-area: state;
    justify-self: end;
  }
  @media (max-width: 39.99em) {
    & > li {
      grid-template:
        "face what amount" auto
        "face state state" auto / auto minmax(0, 1fr) auto;
      align-items: start;
    }
    & > li > :nth-child(4) {
      justify-self: start;
    }
  }
  & a {
    display: block;
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-body) var(--font-sans);

    &:not(:hover) {
      text-decoration: none;
    }
    /* The whole row can be pressed. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
`;

/** The link, and the code below it. */
export const Share = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-quiet);

  & > [data-part="link"] {
    margin: 0;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    overflow-wrap: anywhere;
  }
  & > svg {
    justify-self: center;
  }
`;

/** Payments that came in, each with what can be said of it. */
export const Payments = styled.ul`
  display: grid;
  gap: var(--space-12);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-8) var(--space-12);
    align-items: center;
    justify-items: start;
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > li > div {
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
  }
`;
