import { styled } from "styled-components";

export const Root = styled.div`
  position: relative;

  & > [role="group"] {
    display: flex;
    justify-content: space-between;
    margin-inline: calc(-1 * var(--space-4));
  }
  & a {
    position: relative;
    display: grid;
    flex: 1 1 0;
    justify-items: center;
    gap: var(--space-8);
    min-inline-size: 0;
    padding-block: var(--space-20) var(--space-4);
    border-radius: var(--radius-control);
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    text-decoration: none;
    touch-action: manipulation;
  }
  & a[aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    & a:hover {
      background: color-mix(in srgb, var(--color-sunken) 60%, transparent);
      color: var(--color-ink);
    }
  }
  & [data-part="in"] {
    fill: var(--color-primary);
  }
  & [data-part="out"] {
    fill: var(--color-border-strong);
  }
  @media (forced-colors: active) {
    & [data-part="in"] {
      fill: CanvasText;
    }
    & [data-part="out"] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

export const Drop = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inline-size: 10px;
  block-size: 12px;
  fill: var(--color-accent);
`;
