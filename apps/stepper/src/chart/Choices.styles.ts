import { styled } from "styled-components";

export const Panel = styled.div`
  position: absolute;
  z-index: 1;
  left: clamp(8px, var(--left), calc(100% - 264px));
  top: clamp(8px, var(--top), calc(100% - var(--high)));
  inline-size: 256px;
  max-block-size: min(18rem, calc(100% - 16px));
  overflow: auto;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);

  & > p {
    padding: var(--space-4) var(--space-8);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
  }
  & > button {
    display: block;
    inline-size: 100%;
    min-block-size: 2rem;
    padding: var(--space-4) var(--space-8);
    border: 0;
    border-radius: 6px;
    background: transparent;
    color: inherit;
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    text-align: start;
    cursor: pointer;

    &:is(:hover, :focus-visible) {
      background: var(--color-info-soft);
      color: var(--color-info);
    }
    &:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
    }
    @media (pointer: coarse) {
      min-block-size: 2.75rem;
    }
  }
`;
