import { styled } from "styled-components";
import { Float } from "../Dialog/Float.styles";
import { toneColours } from "../IconCircle/tone.styles";

export const Panel = styled(Float)`
  inline-size: min(20rem, 100vw - 32px);
`;

export const Owner = styled.div`
  padding: var(--space-16) var(--space-20) var(--space-12);
  border-block-end: 1px solid var(--color-border);

  & > p {
    overflow-wrap: anywhere;
  }
  & > p:first-child {
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & > p + p {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
`;

export const Items = styled.ul`
  padding: var(--space-8);
  list-style: none;
`;

export const Item = styled.li`
  ${toneColours}

  & > :is(button, div[data-part="fact"]) {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: var(--space-8) var(--space-12);
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--tone);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
    text-align: start;
  }
  & > button {
    cursor: pointer;
    touch-action: manipulation;
  }
  & > [data-part="content"] {
    padding: var(--space-8) var(--space-12);
  }
  & > * > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75;
  }
  & > button[aria-disabled="true"] {
    cursor: not-allowed;
  }
  & > button[aria-busy="true"] {
    cursor: progress;
  }
  & [data-part="words"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-12);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="note"] {
    display: block;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  @media (hover: hover) {
    & > button:hover:not([aria-disabled="true"]) {
      background: var(--color-sunken);
    }
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
`;
