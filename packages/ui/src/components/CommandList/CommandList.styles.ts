import { styled } from "styled-components";
import { optionStyles } from "../SelectField/option.styles";

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  /* As high whatever is found, so that nothing moves while somebody types. */
  block-size: min(30rem, calc(100dvh - 14rem));
  min-block-size: 14rem;
`;

export const Results = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;

  & > * + * {
    margin-block-start: var(--space-12);
  }
  & [data-part="title"] {
    padding: var(--space-4) 10px;
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
  }
`;

export const Empty = styled.p`
  flex: 1;
  padding: var(--space-8) 10px;
  overflow-wrap: anywhere;
`;

export const Row = styled.div`
  ${optionStyles}
  justify-content: start;
  scroll-margin-block: 2rem var(--space-4);
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      background: var(--color-sunken);
    }
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  & > [data-part="words"] {
    flex: 1;
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    color: var(--color-ink-muted);
  }
  @media (pointer: coarse) {
    & > [data-part="keys"] {
      display: none;
    }
  }
`;
