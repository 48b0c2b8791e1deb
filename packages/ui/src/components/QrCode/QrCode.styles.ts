import { styled } from "styled-components";

/* Dark on white in every theme: many scanners cannot read inverted codes. */
export const Picture = styled.svg`
  display: block;
  margin-inline: auto;
  inline-size: 13rem;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: var(--radius-control);
  background: #ffffff;
  fill: #000000;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
