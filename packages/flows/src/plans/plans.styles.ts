import { styled } from "styled-components";

export const Rows = styled.ul`
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
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
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
  & [data-hitch] {
    color: var(--color-caution);
  }
`;

export const DayTile = styled.span`
  display: grid;
  flex: none;
  place-content: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-control);
  background: var(--color-quiet);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
  text-align: center;

  & b {
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
`;
