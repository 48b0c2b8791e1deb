import { css } from "styled-components";
import { maxWidths, spaces } from "./spaces";

const steps = (name: string) =>
  spaces.map((space) => `&[data-${name}="${space}"] { --${name}: var(--space-${space}); }`).join("\n");

export const gaps = css`
  --row-gap: var(--gap);
  ${steps("gap")}
  ${steps("row-gap")}
`;

/** Sets the maximum width from data-max, in rem. */
export const widths = css`
  ${maxWidths.map((width) => `&[data-max="${width}"] { max-inline-size: ${width}rem; }`).join("\n")}
`;
