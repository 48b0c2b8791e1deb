import styled, { keyframes } from "styled-components";

const sizes = [46, 18, 90, 26, 12, 64, 34, 150, 22, 40];

// Steps without a common divisor scatter evenly and stay the same in every build. The right side reaches lower,
// because the slogan stands on the left.
function place(drop: number) {
  const x = (drop * 37 + 13) % 97;
  const y = ((drop * 53 + 29) % 95) * (x > 62 ? 1.2 : 1);
  const size = Number(sizes[drop % 10]) / (drop < 10 ? 1 : drop < 20 ? 1.5 : 2);
  const opacity = 0.25 + ((drop * 7) % 10) / 14;
  return `& > :nth-child(${drop + 1}) { --x: ${x}%; --y: ${y}%; --size: ${size}px; opacity: ${opacity}; }`;
}

const places = Array.from({ length: 30 }, (_, drop) => place(drop)).join("\n");

/* Ends within five seconds, so nothing needs a button to stop it (WCAG 2.2.2). */
const rise = keyframes`
  from { opacity: 0; transform: translateY(48px); }
`;

/* Places are rules, not style attributes: the page is also prerendered, where the security policy blocks those. */
export const Root = styled.div`
  position: absolute;
  inset: 0 0 12rem;

  & > i {
    position: absolute;
    inset-block-start: var(--y);
    inset-inline-start: var(--x);
    inline-size: var(--size);
    block-size: var(--size);
    border-radius: 50%;
    background: radial-gradient(
      circle at 32% 28%,
      color-mix(in srgb, var(--color-accent) 45%, white),
      var(--color-accent) 45%,
      color-mix(in srgb, var(--color-accent) 68%, black)
    );
    animation: ${rise} 2.4s var(--ease-out) backwards;
  }
  & > :nth-child(3n + 1) {
    animation-duration: 3.2s;
  }
  & > :nth-child(3n + 2) {
    animation-duration: 4s;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    display: none;
  }

  ${places}
`;
