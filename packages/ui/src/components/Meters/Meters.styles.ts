import { styled } from "styled-components";

export const Root = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  list-style: none;

  & a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
    align-items: center;
    min-block-size: 2rem;
    border-radius: var(--radius-control);
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & [data-part="value"] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }
  & svg {
    display: block;
  }
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
  & [data-part="track"] {
    fill: var(--color-quiet);
  }
  & [data-part="bar"] {
    fill: var(--color-primary);
  }
  @media (hover: hover) {
    & a:hover > :first-child {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  @media (pointer: coarse) {
    & a {
      min-block-size: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    & [data-part="track"] {
      fill: Canvas;
    }
    & [data-part="bar"] {
      fill: CanvasText;
    }
  }
`;
