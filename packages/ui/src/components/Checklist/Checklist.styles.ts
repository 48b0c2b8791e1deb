import { styled } from "styled-components";

export const Root = styled.section`
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  overflow-wrap: anywhere;

  & > :is(h2, h3) {
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
  }
  & > [data-part="progress"] {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    margin-block: var(--space-8) var(--space-16);
    font-variant-numeric: tabular-nums;

    & > svg {
      flex: 1;
      min-inline-size: 0;
    }
    & > span {
      flex: none;
    }
  }
  & [data-part="track"] {
    fill: var(--color-quiet);
  }
  & [data-part="bar"] {
    fill: var(--color-primary);
  }
  & > ol {
    margin: 0;
    padding: 0;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    list-style: none;
  }
  & li {
    display: flex;
    gap: var(--space-16);
    padding: var(--space-20);
  }
  & li[data-done] {
    align-items: center;
  }
  & li + li {
    border-block-start: 1px solid var(--color-border);
  }
  & li > div {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part="mark"] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  & [data-done] > [data-part="mark"] {
    border-color: transparent;
    background: var(--color-positive);
    color: var(--color-surface);
  }
  & [data-part="name"] {
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
  }
  & [data-part="action"] {
    margin-block-start: var(--space-12);
  }
  @media (max-width: 40em) {
    & li {
      padding: var(--space-16);
    }
    & [data-part="action"] > * {
      inline-size: 100%;
    }
  }
  @media (forced-colors: active) {
    & [data-part="track"] {
      fill: Canvas;
    }
    & [data-part="bar"] {
      fill: CanvasText;
    }
  }
`;
