import { styled } from "styled-components";
import { blinking } from "./StateSheet.styles";

/** The pictures of a comparison, side by side or one over the other. */
export const Sides = styled.div`
  display: grid;
  gap: var(--space-16);

  & > figure {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-inline-size: 0;
  }
  & figcaption {
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-caption) var(--font-sans);
  }
  & img {
    max-inline-size: 100%;
    border-radius: var(--radius-control);
    box-shadow: 0 0 0 1px var(--color-border);
  }
  &[data-compare="sides"] {
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  }
  &:is([data-compare="slide"], [data-compare="blink"]) > figure {
    grid-area: 1 / 1;
  }
  &:is([data-compare="slide"], [data-compare="blink"]) > figure[data-side="actual"] > figcaption {
    text-align: end;
  }
  &[data-compare="slide"] > figure[data-side="actual"] > img {
    clip-path: inset(0 0 0 var(--divider));
  }
  &[data-compare="blink"] > figure[data-side="actual"] > img {
    ${blinking}
  }
`;
