import { styled } from "styled-components";

export const Line = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: var(--space-8);
  padding-block-end: var(--space-4);

  & > span {
    inline-size: 28px;
  }
  &[data-first] {
    padding-block-start: var(--space-12);
  }
  &[data-own] {
    grid-template-columns: minmax(0, 1fr) 28px;

    & > span {
      order: 1;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  justify-self: start;
  gap: var(--space-4);
  min-inline-size: 0;
  max-inline-size: min(34rem, 92%);

  [data-own] > & {
    justify-items: end;
    justify-self: end;
  }
`;

export const Name = styled.p`
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  overflow-wrap: anywhere;
`;

export const Bubble = styled.p`
  padding: var(--space-8) 14px;
  border: 1px solid var(--color-border);
  border-radius: 4px 18px 18px;
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-own] & {
    border-color: transparent;
    border-radius: 18px 4px 18px 18px;
    background: var(--color-primary-soft);
  }
  &[data-state="failed"] {
    border-color: var(--color-negative);
    background: var(--color-negative-soft);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
  font-variant-numeric: tabular-nums;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2;
  }
  &[data-state="failed"] {
    color: var(--color-negative);
  }
  [data-own] & {
    justify-content: end;
  }
`;
