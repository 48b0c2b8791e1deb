import { keyframes, styled } from "styled-components";

const fall = keyframes`
  from { opacity: 0; translate: 0 -2.5rem; }
`;

/* The brand's picture, if it has one, falls into its place beside the amount. */
export const PaidArt = styled.span`
  inline-size: 3.5rem;
  block-size: 3.5rem;
  background: var(--brand-art, none) no-repeat center / contain;
  animation: ${fall} var(--motion-sheet);
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (max-width: 39.99em) {
    gap: var(--space-8);
  }
  &[data-place="page"] {
    @media (min-width: 100em) {
      display: none;
    }
  }
`;

/* The columns of the page: below, nothing stands in for cards that come after the list. */
export const Waiting = styled.div`
  @media (max-width: 74.99em) {
    display: none;
  }
`;

/* Once: above the list or, where there are two columns, beside it. */
export const PlacedCard = styled.div`
  & ul {
    grid-template-columns: minmax(0, 1fr);
  }
  /* All rows are as high, as is what stands in for them. */
  & li > div > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & li > div > span {
    color: var(--color-ink-muted);
  }
  &[data-place="page"] {
    @media (min-width: 75em) {
      display: none;
    }
  }
  &[data-place="aside"] {
    @media (max-width: 74.99em) {
      display: none;
    }
  }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-8) var(--space-16);
  margin: 0;

  & dt {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & dt::before {
    content: "";
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--color-border-strong);
    forced-color-adjust: none;
  }
  & [data-part="in"] > dt::before {
    background: var(--color-primary);
  }
  & dd {
    margin: 0;
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  align-items: baseline;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > a {
    color: var(--color-primary);
    font-weight: var(--weight-medium);
    text-underline-offset: 0.2em;

    &:not(:hover) {
      text-decoration: none;
    }
  }
  @media (pointer: coarse) {
    & > a {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
`;

export const Comparison = styled.p`
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--color-border);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;

export const WaitingRows = styled.ul`
  display: grid;
  gap: var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    gap: var(--space-16);
    align-items: center;
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    display: block;
    color: inherit;
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
  & [data-part="status"] {
    color: var(--color-caution);
  }
`;

export const PaidHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-16);
  align-items: center;
  overflow-wrap: anywhere;

  & > button {
    align-self: start;
    margin: -8px;
  }
`;
