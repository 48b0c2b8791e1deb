import { css, styled } from "styled-components";

export const iconButton = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--control-height);
  block-size: var(--control-height);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-ink);
  cursor: pointer;
  touch-action: manipulation;

  &[data-size="36"] {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
  &[data-size="32"] {
    inline-size: 2rem;
    block-size: 2rem;
  }
  &[data-size="28"] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  &[data-muted] {
    color: var(--color-ink-muted);
  }
  &[data-count] {
    position: relative;

    &::after {
      content: attr(data-count);
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 2px;
      min-inline-size: 1.125rem;
      padding-inline: 4px;
      border-radius: var(--radius-pill);
      background: var(--color-negative);
      color: var(--color-canvas);
      font: var(--weight-strong) var(--text-caption) var(--font-sans);
      line-height: 1.125rem;
      text-align: center;
      box-sizing: border-box;
    }
  }
  @media (hover: hover) {
    &:hover {
      background: var(--color-sunken);
      color: var(--color-ink);
    }
  }
  &:is(:disabled, [aria-disabled="true"]) {
    background: transparent;
    color: var(--color-border-strong);
    cursor: default;
  }
  @media (pointer: coarse) {
    &[data-size] {
      inline-size: var(--control-height);
      block-size: var(--control-height);
    }
  }
  @media (forced-colors: active) {
    &:is(:disabled, [aria-disabled="true"]) {
      color: GrayText;
    }
  }
`;

export const IconButtonRoot = styled.button`
  ${iconButton}
`;

export const IconLinkRoot = styled.a`
  ${iconButton}
`;
