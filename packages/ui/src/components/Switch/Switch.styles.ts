import { styled } from "styled-components";

export const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  inline-size: 100%;
  min-block-size: var(--control-height);
  padding: var(--space-8) 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;

  & > [data-part="words"] {
    display: grid;
    min-inline-size: 0;
  }
  & [data-part="label"] {
    font: var(--weight-medium) var(--text-body) var(--font-sans);
  }
  & [data-part="description"] {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled="true"]) > [data-part="track"] {
      border-color: var(--color-ink-muted);
    }
  }
  &:is(:disabled, [aria-disabled="true"]) {
    cursor: not-allowed;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  &:is(:disabled, [aria-readonly="true"]) {
    color: var(--color-ink-muted);
  }
  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`;
