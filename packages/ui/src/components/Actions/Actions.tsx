import type { ComponentProps } from "react";
import type { Space } from "../Stack";
import { Root } from "./Actions.styles";

export interface ActionsProps extends ComponentProps<"div"> {
  /** Pixels between two. @default 12 */
  gap?: Space;
  /**
   * `row`: as wide as their words. `fill`: the row is filled, by the length of the words. `even`: filled in equal parts.
   * `pair`: the way back and, twice as wide, the way on, which is above it on a phone. `phone`: as wide as their words, but as wide as a phone.
   * @default "row"
   */
  layout?: "row" | "fill" | "even" | "pair" | "phone";
}

/** Buttons that belong together, and what must be said about them. Paper leaves them out. */
export function Actions({ gap = 12, layout = "row", ...rest }: ActionsProps) {
  return <Root data-gap={gap} data-layout={layout} {...rest} />;
}
