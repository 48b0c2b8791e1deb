import { keyframes, styled } from "styled-components";

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.45; }
`;

export const Root = styled.span`
  display: block;
  inline-size: var(--skeleton-width, 100%);
  max-inline-size: 100%;
  block-size: var(--skeleton-height, 1rem);
  border-radius: 6px;
  background: color-mix(in srgb, var(--color-ink) 10%, transparent);
  animation: ${breathe} 1s ease-in-out infinite alternate;

  &[data-shape="circle"] {
    flex: none;
    inline-size: var(--skeleton-width, 44px);
    block-size: var(--skeleton-width, 44px);
    border-radius: var(--radius-pill);
  }
  &[data-shape="block"] {
    border-radius: var(--radius-card);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
