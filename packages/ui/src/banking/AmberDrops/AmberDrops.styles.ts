import styled, { keyframes } from "styled-components";
import { besideCard, dropPlaces, type DropPlace } from "./places";

const rule = (drop: DropPlace, at: number) => `& > :nth-child(${at + 1}) {
    --x: ${drop.x}; --y: ${drop.y}; --size: ${drop.size}px; opacity: ${drop.opacity};
    --beside: ${besideCard(drop)}; --reach: ${drop.x > 62 ? 1.2 : 1};
  }`;

const places = dropPlaces.map(rule).join("\n");

/* Ends within five seconds, so no pause control is needed (WCAG 2.2.2). */
const float = keyframes`
  from { opacity: 0; transform: translateY(56px) scale(0.9); }
  55% { transform: translateY(-7px); }
  80% { transform: translateY(3px); }
`;

/* Positions are rules, not style attributes: the content security policy of the prerendered page blocks those. */
export const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  container-type: size;
  pointer-events: none;

  & > i {
    position: absolute;
    inset-block-start: calc(var(--y) * 1cqb);
    inset-inline-start: calc(var(--x) * 1cqi);
    inline-size: var(--size);
    block-size: var(--size);
    border-radius: 50%;
    background: radial-gradient(
      circle at 32% 28%,
      color-mix(in srgb, var(--color-accent) 45%, white),
      var(--color-accent) 45%,
      color-mix(in srgb, var(--color-accent) 68%, black)
    );
    animation: ${float} 3.4s ease-in-out backwards;
  }
  & > :nth-child(3n + 1) {
    animation-duration: 4s;
  }
  & > :nth-child(3n + 2) {
    animation-duration: 4.6s;
  }

  /* The slogan is at the lower left, so the right side reaches lower. */
  &[data-free="foot"] > i {
    inset-block-start: calc(var(--y) * var(--reach) * (1cqb - 0.12rem));
  }
  &[data-free="middle"] > i {
    inset-inline-start: calc(var(--beside) * 1cqi);
  }
  @container (max-width: 60rem) {
    &[data-free="middle"] > i {
      inset-block-start: calc(var(--y) * 0.075rem);
      inset-inline-start: calc(var(--x) * 1cqi);
      inline-size: calc(var(--size) * 0.5);
      block-size: calc(var(--size) * 0.5);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
  }
  @media (forced-colors: active), print {
    display: none;
  }

  ${places}
`;
