import { keyframes, styled } from "styled-components";
import { toneColours } from "../IconCircle/tone.styles";

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Region = styled.section`
  position: fixed;
  inset-block-end: calc(var(--space-24) + env(safe-area-inset-bottom));
  inset-inline-end: var(--space-24);
  z-index: 200;
  inline-size: min(26rem, 100vw - 2 * var(--space-24));
  pointer-events: none;

  @media (max-width: 40em) {
    /* As wide as the page it takes its own room at the end of it: it covers nothing that can't be scrolled to. */
    position: sticky;
    inset: auto auto calc(var(--space-8) + var(--bar-size, env(safe-area-inset-bottom)));
    flex: none;
    inline-size: auto;
    margin-inline: var(--space-8);

    &:has(p) {
      margin-block-end: calc(var(--space-8) + env(safe-area-inset-bottom));
    }
    /* A dialog is a bottom sheet there; a toast must not cover its buttons. */
    html[data-dialog] & {
      position: fixed;
      inset: calc(var(--space-8) + env(safe-area-inset-top)) 0 auto;
    }
  }
  /* Nor those of a panel at the side. */
  @media (min-width: 64em) {
    html[data-dialog~="side"] & {
      inset-inline-end: calc(30rem + var(--space-24));
    }
  }
  @media print {
    display: none;
  }
`;

export const Root = styled.div`
  ${toneColours}
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  margin-block-start: var(--space-8);
  padding: var(--space-12) var(--space-8) var(--space-12) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  pointer-events: auto;
  animation: ${rise} var(--motion-row);

  & > svg {
    flex: none;
    margin-block-start: 4px;
    color: var(--tone);
  }
  & > p {
    flex: 1;
    min-inline-size: 0;
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    & > button {
      margin-block: -8px;
    }
  }
`;
