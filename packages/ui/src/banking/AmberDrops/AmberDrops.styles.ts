import { keyframes, styled } from "styled-components";

/* Ends within five seconds, so no pause control is needed (WCAG 2.2.2). */
const drift = keyframes`
  from { transform: translateY(8px); }
  60% { transform: translateY(-3px); }
`;

const tone = (at: number, share: number) => `& [data-tone="${at}"] {
    fill: color-mix(in srgb, var(--color-accent) ${share}%, var(--drop-ground, var(--color-canvas)));
  }`;

/* Tones are mixed with the ground, set by whoever draws it: drops are solid, and rings do not show through. */
export const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  ${tone(0, 100)}
  ${tone(1, 70)}
  ${tone(2, 45)}
  ${tone(3, 22)}
  & path + circle {
    fill: color-mix(in srgb, white 55%, var(--color-accent));
  }
  & [data-ring] {
    fill: none;
    stroke: var(--color-accent);
    stroke-opacity: 0.28;
    stroke-width: 1.5;
  }
  & [data-ring="far"] {
    stroke-opacity: 0.16;
  }

  & [data-tone] {
    animation: ${drift} 3.4s ease-in-out backwards;
  }
  & [data-tone]:nth-child(3n + 1) {
    animation-duration: 4s;
  }
  & [data-tone]:nth-child(3n + 2) {
    animation-duration: 4.6s;
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-tone] {
      animation: none;
    }
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
