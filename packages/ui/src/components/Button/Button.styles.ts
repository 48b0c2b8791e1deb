import { css, styled } from "styled-components";

const buttonBase = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: var(--control-height);
  padding: var(--space-8) var(--space-20);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: var(--weight-medium) var(--text-body) var(--font-sans);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition: transform var(--motion-row);

  &[data-size="lg"] {
    min-block-size: 3.25rem;
    padding-inline: var(--space-24);
  }

  &[data-size="sm"] {
    min-block-size: 2.25rem;
    padding: 0 var(--space-12);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
  }

  &[data-full] {
    display: flex;
    inline-size: 100%;
  }

  &[data-appearance="quiet"] {
    border-color: var(--color-border-strong);
    background: transparent;
    color: var(--color-ink);
  }

  &[data-appearance="plain"] {
    padding-inline: var(--space-12);
    background: transparent;
    color: var(--color-ink);
  }

  &[data-appearance="danger"] {
    background: var(--color-negative);
    color: var(--color-surface);
  }

  @media (hover: hover) {
    &:hover {
      background: var(--color-primary-hover);
    }

    &:is([data-appearance="quiet"], [data-appearance="plain"]):hover {
      background: color-mix(in srgb, var(--color-ink) 7%, transparent);
    }

    &[data-appearance="danger"]:hover {
      background: color-mix(in srgb, var(--color-negative), var(--color-ink) 18%);
    }
  }

  @media (pointer: coarse) {
    &[data-size="sm"] {
      min-block-size: var(--control-height);
    }
  }

  &:active {
    transform: scale(0.985);
  }

  &[aria-busy="true"] {
    cursor: progress;
    transform: none;
  }

  &:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"]) {
    border-color: var(--color-border);
    background: var(--color-sunken);
    color: var(--color-ink-muted);
    cursor: not-allowed;
    transform: none;
  }

  &[data-appearance="plain"]:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"]) {
    border-color: transparent;
    background: transparent;
  }

  @media (forced-colors: active) {
    &:hover {
      border-color: Highlight;
    }

    &:is(:disabled, [aria-disabled="true"]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const ButtonRoot = styled.button`
  ${buttonBase}
`;

export const LinkButtonRoot = styled.a`
  ${buttonBase}
`;

export const ButtonContent = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;

  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }

  [data-size="sm"] > & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-veiled] {
    opacity: 0;
  }
`;

export const ButtonWait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
