import { styled } from "styled-components";

export const Tile = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  max-inline-size: 20rem;
  min-block-size: 3.25rem;
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-ink);
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--color-ink-muted);
  }
  & > [data-part="words"] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part="name"] {
    overflow: hidden;
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part="detail"] {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-caption) var(--font-sans);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-failed] [data-part="detail"] {
    color: var(--color-negative);
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-border-strong);
    }
  }
  @media (forced-colors: active) {
    &:hover {
      border-color: Highlight;
    }
  }
`;

export const PictureRoot = styled.button`
  display: block;
  inline-size: 15rem;
  max-inline-size: 100%;
  block-size: 10rem;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-sunken);
  cursor: zoom-in;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
