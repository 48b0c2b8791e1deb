import { styled } from "styled-components";

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: var(--color-surface);

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  &[data-part="screen"] {
    background: var(--color-canvas);
  }
`;

export const Title = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  min-block-size: 3rem;
  padding: var(--space-4) var(--space-16);

  [data-large] > & {
    display: none;
  }
  @media print {
    display: none;
  }
  &[data-align="start"] {
    justify-content: start;
  }
  & > h2 {
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & > small {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
  }
`;

/** Says on paper what the page says elsewhere on screen. */
export const PaperTitle = styled.p`
  display: none;

  @media print {
    display: block;
    padding-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
`;

export const Nothing = styled.p`
  padding: var(--space-8) var(--space-16);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;
