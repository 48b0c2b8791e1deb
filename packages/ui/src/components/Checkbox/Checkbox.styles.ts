import { styled } from "styled-components";

export const CheckboxRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  /* Help and error line up with the label; the row keeps its 44 px touch target. */
  & > :not(label) {
    margin-block-start: calc(-1 * var(--space-8));
    padding-inline-start: calc(1.375rem + var(--space-12));
  }
`;

export const CheckboxRow = styled.label`
  display: flex;
  gap: var(--space-12);
  align-self: flex-start;
  padding-block: 10px;
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-disabled] {
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Box = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0.0625rem 0 0;
  border: 1.5px solid var(--color-border-strong);
  border-radius: 6px;
  background: var(--color-surface);
  cursor: inherit;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: var(--color-ink-muted);
    }
  }

  &[aria-invalid="true"] {
    border-color: var(--color-negative);
    box-shadow: inset 0 0 0 1px var(--color-negative);
  }

  &:is(:checked, :indeterminate) {
    border-color: var(--color-primary);
    background: var(--color-primary);
    box-shadow: none;
  }

  &:disabled {
    border-color: var(--color-border-strong);
    background: var(--color-sunken);
  }

  &:active:not(:disabled) {
    transform: scale(0.94);
  }

  &::after {
    content: "";
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.375rem;
    inline-size: 0.4375rem;
    block-size: 0.75rem;
    border: solid var(--color-on-primary);
    border-width: 0 0.125rem 0.125rem 0;
    opacity: 0;
    transform: rotate(45deg);
    transition: opacity var(--motion-row);
  }

  &:checked::after {
    opacity: 1;
  }

  &:indeterminate::after {
    inset-block-start: 0.5rem;
    inset-inline-start: 0.25rem;
    inline-size: 0.6875rem;
    block-size: 0;
    border-width: 0 0 0.125rem;
    opacity: 1;
    transform: none;
  }

  &:disabled::after {
    border-color: var(--color-ink-muted);
  }
`;
