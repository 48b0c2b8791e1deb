import { styled } from "styled-components";

/** A state styled by its status; the legend uses the same. */
export const Box = styled.div`
  --edge: var(--color-border-strong);
  position: absolute;
  left: var(--left);
  top: var(--top);
  width: var(--wide);
  height: var(--high);
  box-sizing: border-box;
  display: flex;
  align-items: flex-start;
  gap: 4px;
  padding: 4px 8px;
  border: 1.5px solid var(--edge);
  border-radius: 8px;
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-medium) 13px/16px var(--font-sans);
  cursor: inherit;

  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--edge);
  }
  &:is([data-kind="group"], [data-kind="parallel"]):not([data-folded]) {
    border-width: 1px;
    background: color-mix(in srgb, var(--color-ink) 3%, transparent);
    color: var(--color-ink-muted);
  }
  &[data-kind="parallel"]:not([data-folded]) {
    border-style: double;
    border-width: 3px;
  }
  &[data-kind="final"] {
    border-style: double;
    border-width: 4px;
    padding: 1px 5px;
  }
  &[data-folded] {
    box-shadow:
      3px 3px 0 -1px var(--color-surface),
      3px 3px 0 0.5px var(--edge);
  }
  &[data-kind="history"] {
    border-radius: 999px;
  }
  &:is([data-kind="passing"], [data-kind="history"]) {
    border-style: dotted;
    color: var(--color-ink-muted);
    font-weight: var(--weight-regular);
  }
  &[data-kind="history"] {
    justify-content: center;
    padding: 0;
  }
  &[data-status="covered"]:is([data-kind="state"], [data-kind="final"], [data-folded]) {
    --edge: color-mix(in srgb, var(--color-positive) 45%, var(--color-border-strong));
    background: color-mix(in srgb, var(--color-positive-soft) 45%, var(--color-surface));
  }
  &[data-status="visited"]:is([data-kind="state"], [data-kind="final"], [data-folded]) {
    --edge: var(--color-positive);
    background: var(--color-positive-soft);
  }
  &[data-status="never"] {
    --edge: var(--color-negative);
    border-style: dashed;
  }
  &[data-status="current"] {
    --edge: var(--color-info);
  }
  &[data-status="current"]:is([data-kind="state"], [data-kind="final"], [data-folded]) {
    background: var(--color-info);
    color: var(--color-surface);
    font-weight: var(--weight-strong);

    & > svg {
      color: inherit;
    }
  }
  &[data-changed]::after {
    position: absolute;
    inset: -5px;
    border: 2px solid var(--color-caution);
    border-radius: 12px;
    content: "";
    pointer-events: none;
  }
  &:focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &[data-status="current"]:is([data-kind="state"], [data-kind="final"], [data-folded]) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`;

export const Fold = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: -1px -4px 0 auto;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: -6px;
    content: "";
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, currentcolor 15%, transparent);
    }
  }
`;

export const Start = styled.span`
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  margin-block-start: 5px;
  border: 1px solid currentColor;
  border-radius: 999px;
  background: currentColor;
`;

/** A small state for the legend. */
export const Sample = styled(Box).attrs({ as: "span" })`
  position: relative;
  left: auto;
  top: auto;
  display: inline-grid;
  place-items: center;
  width: 22px;
  height: 16px;
  padding: 0;
  border-radius: 5px;

  & > svg {
    margin: 0;
  }
  &[data-changed] {
    margin-inline: 5px;
  }
`;
