import styled, { css } from "styled-components";

// A single styled element per row: a list may have a thousand of them.
const row = css`
  display: flex;
  align-items: center;
  gap: 14px;
  inline-size: 100%;
  padding: var(--space-12) var(--space-20);
  border: 0;
  background: transparent;
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  text-align: start;

  &:is(button) {
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (hover: hover) {
    &:is(button):hover {
      background: color-mix(in srgb, var(--color-sunken) 45%, transparent);
    }
  }
  &:is(button):active {
    background: var(--color-sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }

  & > [data-part="icon"] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    background: var(--color-sunken);
  }
  &[data-kind="in"] > [data-part="icon"] {
    background: var(--color-positive-soft);
    color: var(--color-positive);
  }
  &[data-kind="pending"] > [data-part="icon"] {
    background: var(--color-caution-soft);
    color: var(--color-caution);
  }
  &:is([data-kind="declined"], [data-kind="error"]) > [data-part="icon"] {
    background: var(--color-negative-soft);
    color: var(--color-negative);
  }

  & > [data-part="line"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-16);
    min-inline-size: 0;
  }
  & [data-part="words"] {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="name"] {
    display: block;
    font-weight: var(--weight-medium);
  }
  & [data-part="detail"] {
    display: block;
    color: var(--color-ink-muted);
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  & [data-part="amount"] {
    margin-inline-start: auto;
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  &[data-kind="in"] [data-part="amount"] {
    color: var(--color-positive);
  }
  & s[data-part="amount"] {
    color: var(--color-ink-muted);
    font-weight: var(--weight-regular);
  }

  @media (max-width: 44em) {
    padding-inline: var(--space-16);
  }
`;

export const OpenRow = styled.button`
  ${row}
`;

export const PlainRow = styled.div`
  ${row}
`;
