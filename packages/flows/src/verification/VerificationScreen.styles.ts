import styled from "styled-components";

/** Where the widget stands, at its size from the beginning; what is waited for lies over it. */
export const Stage = styled.div`
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

/** One thing said in the middle of the stage. */
export const Said = styled.div`
  display: grid;
  gap: var(--space-16);
  place-content: center;
  justify-items: center;
  text-align: center;
`;

/** Below the title, clear of it. */
export const Problem = styled.div`
  margin-block-start: var(--space-16);
`;

export const Countdown = styled.p`
  margin-block-start: var(--space-12);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;
