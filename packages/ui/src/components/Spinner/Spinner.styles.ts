import { keyframes, styled } from "styled-components";

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const SpinnerRoot = styled.span`
  display: inline-grid;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;

  &[data-size="lg"] {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;

export const SpinnerRing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${turn} 0.9s linear infinite;
`;

export const SpinnerTrack = styled.circle`
  opacity: 0.25;
`;
