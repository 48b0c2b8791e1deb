import { styled } from "styled-components";

export const Root = styled.dl`
  display: grid;
  gap: calc(var(--space-8) + 2px);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  color: var(--color-ink);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-8);
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    flex: 1 1 10rem;
    min-inline-size: 0;
    font-weight: var(--weight-medium);
    text-align: end;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* The icon, not the edge, of a copy button is flush with the other values. */
  & dd > span:has(> button) {
    margin-inline-end: -7px;

    @media (pointer: coarse) {
      margin-inline-end: -13px;
    }
  }
  &[data-lined] {
    gap: 0;
  }
  &[data-lined] > div {
    align-items: center;
    min-block-size: 3rem;
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--color-border);
  }
  &[data-lined] > div:first-child {
    padding-block-start: 0;
  }
  @media (max-width: 30em) {
    &[data-lined] > div {
      display: grid;
      justify-content: stretch;
      padding-block: var(--space-8);
    }
    &[data-lined] dd {
      text-align: start;
    }
    &[data-lined] dd > span {
      display: flex;
      justify-content: space-between;
    }
  }
`;
