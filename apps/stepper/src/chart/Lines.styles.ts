import { styled } from "styled-components";

export const Drawing = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  overflow: visible;
  pointer-events: none;

  & path {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.25;
  }
  & path + path {
    fill: var(--line);
    stroke: none;
  }
  & [data-status] {
    --line: color-mix(in srgb, var(--color-positive) 45%, var(--color-border-strong));
  }
  & [data-status="visited"] {
    --line: var(--color-positive);
  }
  & [data-status="visited"] path {
    stroke-width: 2;
  }
  & [data-status="never"] {
    --line: var(--color-negative);
  }
  & [data-status="never"] path {
    stroke-dasharray: 5 4;
  }
  & [data-status][data-open] {
    --line: var(--color-info);
  }
  & [data-status][data-open] path {
    stroke-width: 3;
    stroke-dasharray: none;
  }
  @media (forced-colors: active) {
    & g[data-status] {
      --line: CanvasText;
    }
    & g[data-status][data-open] {
      --line: Highlight;
    }
  }
`;
