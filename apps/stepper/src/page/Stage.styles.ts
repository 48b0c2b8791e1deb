import styled from "styled-components";

export const Head = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-16);
  border-block-end: 1px solid var(--color-border);
`;

export const Place = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-12);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-12);
    min-inline-size: 0;
    padding-block-start: var(--space-4);
  }
  & h2 {
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
  }
  & code {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    overflow-wrap: anywhere;
  }
`;

export const Modes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

export const Room = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  margin: var(--space-16);
  overflow: hidden;
`;

export const Paper = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(50% - var(--shown-width) / 2);
  inline-size: var(--shown-width);
  overflow: hidden;
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: 0 0 0 1px var(--color-border);

  & > iframe {
    display: block;
    inline-size: var(--true-width);
    block-size: var(--true-height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;

export const Said = styled.p`
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-info-soft);
  color: var(--color-info);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  &:empty {
    display: none;
  }
`;

export const Scaled = styled.span`
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;
