import { styled } from "styled-components";

export const Row = styled.ol`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-16) var(--space-12);
  overflow-x: auto;
  list-style: none;
  scroll-padding-inline: var(--space-48);
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
`;

export const Stop = styled.button`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-4);
  inline-size: 9rem;
  padding: var(--space-4);
  border: 1px solid transparent;
  border-radius: calc(var(--radius-control) + 2px);
  background: transparent;
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
  text-align: start;
  cursor: pointer;

  & > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    min-block-size: 2lh;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-ahead] {
    color: var(--color-ink-muted);
  }
  &[data-ahead] > :first-child {
    border-style: dashed;
    background: transparent;
  }
  &[aria-current="step"] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
    color: var(--color-info);
    font-weight: var(--weight-medium);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  @media (hover: hover) {
    &:hover:not([aria-current="step"]) {
      background: var(--color-sunken);
    }
  }
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-current="step"] {
      border-color: Highlight;
      box-shadow: inset 0 0 0 2px Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 4rem;
  padding: var(--space-4) var(--space-8);
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-canvas);
  color: inherit;
  text-align: center;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  &[data-picture] {
    padding: 0;
  }
  &[data-failed] {
    border: 2px solid var(--color-negative);
  }
  & > svg {
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-4);
    padding: 2px;
    border-radius: var(--radius-pill);
    background: var(--color-negative);
    color: var(--color-surface);
    forced-color-adjust: none;
  }
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: top;
  }
  /* The beginning of a dialog on a phone, and its middle elsewhere. */
  &[data-dialog] > img {
    object-position: 50% 40%;
  }
`;

export const Ghosts = styled.ul`
  display: grid;
  gap: var(--space-4);
  max-block-size: 7rem;
  padding: 0 var(--space-16) var(--space-12);
  overflow-y: auto;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-inline-size: 0;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
`;

export const Ghost = styled.button`
  flex: 0 1 auto;
  min-inline-size: 0;
  min-block-size: 2.25rem;
  padding: 0 var(--space-12);
  overflow: hidden;
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-pill);
  background: transparent;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  & > b {
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink-muted);
      color: var(--color-ink);
    }
  }
`;

export const Moves = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  & > span {
    min-inline-size: 7rem;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > label {
    grid-auto-flow: column;
    grid-template-columns: auto;
    align-items: center;
    gap: var(--space-8);
    margin-inline-start: var(--space-12);
  }
  @media (max-width: 68.749em) {
    flex-wrap: wrap;
  }
`;
