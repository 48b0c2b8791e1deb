import styled from "styled-components";

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
  & [data-standing] {
    --line: color-mix(in srgb, var(--color-positive) 45%, var(--color-border-strong));
  }
  & [data-standing="visited"] {
    --line: var(--color-positive);
  }
  & [data-standing="visited"] path {
    stroke-width: 2;
  }
  & [data-standing="never"] {
    --line: var(--color-negative);
  }
  & [data-standing="never"] path {
    stroke-dasharray: 5 4;
  }
  & [data-standing][data-open] {
    --line: var(--color-info);
  }
  & [data-standing][data-open] path {
    stroke-width: 3;
    stroke-dasharray: none;
  }
  @media (forced-colors: active) {
    & g[data-standing] {
      --line: CanvasText;
    }
    & g[data-standing][data-open] {
      --line: Highlight;
    }
  }
`;
