import { styled } from "styled-components";

export const Root = styled.details`
  & > summary {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    min-block-size: 44px;
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: "";
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-inline: auto 4px;
    border: solid currentcolor;
    border-width: 0 1.75px 1.75px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  &[data-card] {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  &[data-card] > summary {
    padding-inline: var(--space-16);
    border-radius: var(--radius-card);
  }
  &[data-card] > summary:focus-visible {
    outline-offset: -2px;
  }
`;
