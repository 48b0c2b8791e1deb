import { css } from "styled-components";
import { tints } from "./tints";

const rules = tints.map(
  ({ light, dark }, at) => `&[data-tint="${at}"] {
    background: light-dark(${light[0]}, ${dark[0]});
    color: light-dark(${light[1]}, ${dark[1]});
  }`,
);

export const tintColours = css`
  ${rules.join("\n")}
`;
