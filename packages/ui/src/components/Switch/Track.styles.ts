import { styled } from "styled-components";

/** Visual part of a switch, inside the element with `aria-checked`. Knob position and fill show the state. */
export const Track = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-pill);
  background: var(--color-sunken);
  color: var(--color-ink-muted);
  transition: background-color var(--motion-row);

  &::after {
    --way: 1rem;

    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.125rem;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block: auto;
    border-radius: var(--radius-pill);
    background: var(--color-border-strong);
    content: "";
    transition: transform var(--motion-row);
  }
  &:dir(rtl)::after {
    --way: -1rem;
  }
  [aria-checked="true"] > & {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
  [aria-checked="true"] > &::after {
    background: var(--color-on-primary);
    transform: translateX(var(--way));
  }
  :is(:disabled, [aria-readonly="true"]) > & {
    border-color: var(--color-border-strong);
    background: var(--color-sunken);
  }
  :is(:disabled, [aria-readonly="true"]) > &::after {
    background: var(--color-border-strong);
  }
  [aria-busy="true"] > &::after {
    display: none;
  }
  & > span {
    inline-size: 1rem;
    block-size: 1rem;
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
    [aria-checked="true"] > & {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    [aria-checked="true"] > &::after {
      background: HighlightText;
    }
    :is(:disabled, [aria-readonly="true"]) > & {
      border-color: GrayText;
      background: Canvas;
    }
    :is(:disabled, [aria-readonly="true"]) > &::after {
      background: GrayText;
    }
  }
`;
