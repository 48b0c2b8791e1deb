import { keyframes, styled } from "styled-components";

const pass = keyframes`
  from {
    background-position: 100% 0;
  }
  to {
    background-position: -50% 0;
  }
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`;

export const Bar = styled.progress`
  appearance: none;
  flex: 1 1 6rem;
  min-inline-size: 0;
  block-size: 6px;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--color-quiet);
  overflow: hidden;

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: var(--radius-pill);
    background: var(--color-primary);
    transition: inline-size var(--motion-number);
  }
  &::-moz-progress-bar {
    border-radius: var(--radius-pill);
    background: var(--color-primary);
  }
  &:indeterminate {
    background: linear-gradient(
        90deg,
        transparent 25%,
        var(--color-primary) 40%,
        var(--color-primary) 60%,
        transparent 75%
      )
      0 0 / 200% 100% var(--color-quiet);
    animation: ${pass} 1.4s linear infinite;
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  @media (prefers-reduced-motion: reduce) {
    &:indeterminate {
      background: var(--color-border-strong);
      animation: none;
    }
    &::-webkit-progress-value {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

export const TextColumn = styled.span`
  flex: none;
  min-inline-size: 2.75rem;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
