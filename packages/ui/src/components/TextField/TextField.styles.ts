import { css, styled } from "styled-components";

export const ControlBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--field-height);
  padding-inline: 14px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  cursor: text;

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink-muted);
    }
  }

  /* The second pixel is a shadow, to avoid a layout shift when the field turns invalid. */
  &[data-invalid] {
    border-color: var(--color-negative);
    box-shadow: inset 0 0 0 1px var(--color-negative);
  }

  &:is([data-readonly], [data-disabled]) {
    background: var(--color-sunken);
  }

  &[data-disabled] {
    border-color: var(--color-border);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }

  &:has(:is(input, textarea):focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
    }
  }
`;

const control = css`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  padding: var(--field-pad, 11px) 0;
  border: 0;
  border-radius: inherit;
  outline: none;
  background: none;
  color: inherit;
  font: var(--field-weight, var(--weight-regular)) var(--field-text, var(--text-body)) var(--font-sans);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--field-tracking, normal);
  cursor: inherit;

  &::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }

  /* Browsers paint autofilled text on a yellow or blue that no background can override. */
  &:autofill {
    box-shadow: inset 0 0 0 4rem var(--color-surface);
    -webkit-text-fill-color: var(--color-ink);
  }
`;

export const Input = styled.input`
  ${control}
  appearance: none;
  text-overflow: ellipsis;
`;

export const TextArea = styled.textarea`
  ${control}
  min-block-size: calc(var(--rows) * 1lh + 2 * var(--field-pad, 11px));
  resize: vertical;
  field-sizing: content;
`;

export const Adornment = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  pointer-events: none;

  & > :is(button, a) {
    pointer-events: auto;
  }

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }
`;
