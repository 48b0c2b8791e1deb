import { styled } from "styled-components";
import { tintColours } from "./tints.styles";

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--radius-pill);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font-family: var(--font-sans);
  font-size: min(0.75rem, 14px);
  font-weight: var(--weight-strong);
  line-height: 1;

  &[data-size="lg"] {
    inline-size: 44px;
    block-size: 44px;
    font-size: min(1rem, 20px);
  }
  &[data-size="xl"] {
    inline-size: 56px;
    block-size: 56px;
    font-size: min(1.125rem, 22px);
  }
  &[data-appearance="quiet"] {
    background: var(--color-quiet);
    color: var(--color-ink);
  }
  ${tintColours}

  & svg {
    inline-size: 58%;
    block-size: 58%;
    stroke-width: 1.75;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
