import { styled } from "styled-components";

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  min-block-size: 3rem;
  padding: var(--space-4) var(--space-16);
  border-block-end: 1px solid var(--color-border);

  & > div {
    display: flex;
    flex: 1 1 11rem;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-12);
    min-inline-size: 0;
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

export const Room = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  margin: calc(var(--space-16) - 1px);
  padding: 1px;
  overflow: hidden;
`;

export const Paper = styled.div`
  position: absolute;
  inset-block: 1px;
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

export const Message = styled.p`
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-info-soft);
  color: var(--color-info);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  &:empty {
    display: none;
  }
`;
