import { styled } from "styled-components";

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  align-items: center;

  & > h2 {
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
    outline: none;
  }
  & > a[href] {
    margin-inline-end: calc(-1 * var(--space-12));
    color: var(--color-primary);
  }
  & > [data-part="search"] {
    display: none;
    margin-inline-start: auto;
  }
  @media (max-width: 39.99em) {
    margin-block: calc(-1 * var(--space-8));

    & > form {
      display: none;
    }
    & > [data-part="search"] {
      display: inline-grid;
    }
  }
  @media print {
    & > :not(h2) {
      display: none;
    }
  }
`;

export const SearchForm = styled.form`
  flex: 0 1 17.5rem;
  min-inline-size: 9rem;
  margin-inline-end: auto;

  /* The icon and the placeholder say it. */
  & label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: clip;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/* The words, not the edges, of the button are flush with the list. */
export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  align-items: center;

  & > :last-child {
    margin-inline: auto calc(-1 * var(--space-12));
  }
`;

export const OwnPeriod = styled.div`
  max-inline-size: 24rem;

  @media print {
    display: none;
  }
`;
