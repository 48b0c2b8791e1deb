import styled from "styled-components";

/** The widget's container, at its final size from the start; the waiting state overlays it. */
export const WidgetArea = styled.div`
  position: relative;
  display: grid;
  min-block-size: 24rem;
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
`;

export const Countdown = styled.p`
  margin-block-start: var(--space-12);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;
