import { styled } from "styled-components";

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
  animation: amberline-turn 0.9s linear infinite;

  /* By a name of its own: the library's helper is code that a page with no other animation would load. */
  @keyframes amberline-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

export const SpinnerTrack = styled.circle`
  opacity: 0.25;
`;
