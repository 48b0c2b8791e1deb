import { styled } from "styled-components";

export const Root = styled.div`
  display: inline-flex;
  flex: none;
  margin-inline: -5px;

  & button {
    min-inline-size: 1.75rem;
    min-block-size: 2rem;
    padding: 0 var(--space-4);
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    cursor: pointer;
    touch-action: manipulation;
  }
  & button[aria-pressed="true"] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
    cursor: default;
  }
  @media (hover: hover) {
    & button:hover {
      color: var(--color-ink);
    }
    & button[aria-pressed="false"]:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
  @media (pointer: coarse) {
    & button {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    & button[aria-pressed="true"] {
      text-decoration: underline;
    }
  }
  @media print {
    display: none;
  }
`;
