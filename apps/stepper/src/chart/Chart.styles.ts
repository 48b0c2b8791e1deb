import { styled } from "styled-components";

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 16rem;
  background: var(--color-canvas);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
`;

export const Frame = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: clip;
  cursor: grab;
  touch-action: none;

  @media print {
    overflow: visible;
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

/** Positions come from the layout, so they are physical whatever the text direction. */
export const Canvas = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: var(--width);
  height: var(--height);
  transform-origin: 0 0;
  user-select: none;

  @media print {
    translate: none !important;
    scale: var(--print) !important;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  padding: var(--space-4) var(--space-8) var(--space-4) var(--space-12);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface);
`;

export const Anytime = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  padding: var(--space-8) var(--space-12);
  border-block-end: 1px solid var(--color-border);
  color: var(--color-ink-muted);
`;

export const Legend = styled.div`
  display: flex;
  flex: 1 1 12rem;
  flex-wrap: wrap;
  min-inline-size: 0;
  gap: var(--space-4) var(--space-12);
  color: var(--color-ink-muted);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-4);
  }
`;
