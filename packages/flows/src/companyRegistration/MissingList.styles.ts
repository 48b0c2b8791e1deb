import { styled } from "styled-components";

export const Lines = styled.ul`
  padding: 0 0 var(--space-8);
  list-style: none;

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
  & small {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  & button:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    & button:hover {
      background: color-mix(in srgb, var(--color-ink) 5%, transparent);
    }
  }
`;
