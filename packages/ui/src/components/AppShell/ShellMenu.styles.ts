import { styled } from "styled-components";

export const Brand = styled.div`
  padding: var(--space-8) var(--space-12) var(--space-24);
`;

export const Entries = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: 2.75rem;
    padding: var(--space-8) var(--space-12);
    border-radius: var(--radius-control);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
    text-decoration: none;
    touch-action: manipulation;
  }
  & a > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75;
  }
  & [data-part="label"] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="badge"] {
    margin-inline-start: auto;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--color-sunken);
      color: var(--color-ink);
    }
  }
  & a[aria-current] {
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
