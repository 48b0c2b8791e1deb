import styled from "styled-components";

const disclosure = `
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
`;

export const More = styled.details`
  ${disclosure}

  & > p {
    margin: 0;
    max-inline-size: 68ch;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-body) var(--font-sans);
  }
`;

export const Missing = styled.details`
  ${disclosure}

  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  & > summary {
    padding-inline: var(--space-16);
    border-radius: var(--radius-card);
  }
  & > ul {
    margin: 0;
    padding: 0 0 var(--space-8);
    list-style: none;
  }
  & button {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 44px;
    padding: var(--space-4) var(--space-16);
    border: 0;
    background: transparent;
    color: var(--color-primary);
    font: var(--weight-regular) var(--text-body) var(--font-sans);
    text-align: start;
    cursor: pointer;
  }
  & button > svg {
    flex: none;
  }
  & :is(button, summary):focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    & button:hover {
      background: color-mix(in srgb, var(--color-ink) 5%, transparent);
    }
  }
`;
