import { styled } from "styled-components";

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
`;

export const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* The list anchors its scroll position itself; the browser's anchoring would add to it. */
  overflow-anchor: none;
  outline-offset: -2px;
`;

/* A few messages are aligned to the bottom, above the composer. */
export const Rows = styled.div`
  position: relative;
  flex: none;
  block-size: var(--log-height);
  margin-block-start: auto;
`;

export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  padding-inline: var(--space-16);
  transform: translateY(var(--row-start));
  contain: layout style;
`;

export const Day = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-12);
  padding-block: var(--space-24) var(--space-8);
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  text-align: center;

  &::before,
  &::after {
    border-block-start: 1px solid var(--color-border);
    content: "";
  }
`;

export const Jump = styled.button`
  position: absolute;
  inset-block-end: var(--space-12);
  inset-inline-start: 50%;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: var(--space-8) 12px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  white-space: nowrap;
  transform: translateX(-50%);
  cursor: pointer;

  &[data-new] {
    padding-inline: var(--space-16) var(--space-20);
    border-color: transparent;
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
