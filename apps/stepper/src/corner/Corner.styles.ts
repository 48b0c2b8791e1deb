import { styled } from "styled-components";

/** Below its button where CSS anchor positioning is supported, else in the corner of the page. */
export const Card = styled.div`
  position: fixed;
  inset: 4rem var(--space-16) auto auto;
  inline-size: min(22rem, calc(100dvw - var(--space-32)));
  margin: 0;
  padding: var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  &:popover-open {
    display: grid;
    gap: var(--space-12);
  }
  & > h2 {
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & > p {
    color: var(--color-ink-muted);
  }
  @supports (position-area: block-end) {
    inset: auto;
    margin-block: var(--space-8);
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-block, flip-inline;
  }
`;
