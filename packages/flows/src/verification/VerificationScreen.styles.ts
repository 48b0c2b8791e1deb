import { styled } from "styled-components";

/**
 * The widget's container, at its final size from the start; the waiting state overlays it. As high as the longest step,
 * as far as the dialog allows, so that the dialog does not grow and shrink from step to step.
 */
export const WidgetArea = styled.div`
  position: relative;
  display: grid;
  min-block-size: max(24rem, min(36rem, 100dvh - 10rem));
  margin-block-start: var(--space-16);
  color: var(--color-ink-muted);

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  & > [data-part="frame"][data-veiled] {
    visibility: hidden;
  }
  & iframe {
    display: block;
    inline-size: 100%;
    min-block-size: 24rem;
    border: 0;
    border-radius: var(--radius-control);
    color-scheme: inherit;
  }
  @media (max-width: 39.999em) {
    min-block-size: calc(100dvh - 9.5rem - env(safe-area-inset-bottom));
  }
`;

export const Countdown = styled.p`
  margin-block-start: var(--space-12);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;
