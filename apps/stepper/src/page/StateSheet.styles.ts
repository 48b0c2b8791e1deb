import { css, keyframes, styled } from "styled-components";

const blink = keyframes`
  50% {
    visibility: hidden;
  }
`;

/** Alternates two pictures, or blends them if motion is reduced. */
export const blinking = css`
  animation: ${blink} 1.2s steps(1) infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.5;
  }
`;

export const Matrix = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12.5rem, 50% - var(--space-8)), 1fr));
  gap: var(--space-16);
  padding: 0;
  list-style: none;
`;

export const Card = styled.button`
  display: grid;
  gap: var(--space-8);
  inline-size: 100%;
  padding: var(--space-8);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;

  & > span:first-child {
    block-size: 9rem;
  }
  & > small {
    color: var(--color-negative);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
  }
  &[aria-pressed="true"] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
    color: var(--color-info);
  }
  &[data-failed] {
    border-color: var(--color-negative);
    box-shadow: 0 0 0 1px var(--color-negative);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-border-strong);
    }
  }
`;

/** Scrolls into view below the sticky header of the sheet. */
export const Shown = styled.div`
  scroll-margin-block: 6.5rem var(--space-24);

  &:empty {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-24);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & > input[type="range"] {
    flex: 1;
    min-inline-size: 10rem;
    accent-color: var(--color-primary);
  }
`;

export const Overlay = styled.div`
  position: relative;
  inline-size: var(--shown-width);
  block-size: var(--shown-height);
  overflow: hidden;
  border-radius: var(--radius-control);
  box-shadow: 0 0 0 1px var(--color-border);

  & > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: var(--true-width);
    block-size: var(--true-height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  & > img {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: var(--shown-width);
    pointer-events: none;
  }
  &[data-compare="slide"] > img {
    clip-path: inset(0 calc(100% - var(--divider)) 0 0);
  }
  &[data-compare="blink"] > img {
    ${blinking}
  }
`;
