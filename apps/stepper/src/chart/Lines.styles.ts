import styled from "styled-components";

export const Drawing = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  overflow: visible;
  pointer-events: none;

  & path {
    fill: none;
    stroke: var(--color-border-strong);
    stroke-width: 1.25;
  }
  & path + path {
    fill: var(--color-border-strong);
    stroke: none;
  }
  & [data-standing="covered"] path {
    stroke: color-mix(in srgb, var(--color-positive) 45%, var(--color-border-strong));
  }
  & [data-standing="covered"] path + path {
    fill: color-mix(in srgb, var(--color-positive) 45%, var(--color-border-strong));
    stroke: none;
  }
  & [data-standing="visited"] path {
    stroke: var(--color-positive);
    stroke-width: 2;
  }
  & [data-standing="visited"] path + path {
    fill: var(--color-positive);
    stroke: none;
  }
  & [data-standing="never"] path {
    stroke: var(--color-negative);
    stroke-dasharray: 5 4;
  }
  & [data-standing="never"] path + path {
    fill: var(--color-negative);
    stroke: none;
  }
  & [data-open] path {
    stroke: var(--color-info);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  & [data-open] path + path {
    fill: var(--color-info);
    stroke: none;
  }
  @media (forced-colors: active) {
    & path {
      stroke: CanvasText;
    }
    & path + path {
      fill: CanvasText;
    }
    & [data-open] path {
      stroke: Highlight;
    }
    & [data-open] path + path {
      fill: Highlight;
    }
  }
`;
