import type { ComponentProps } from "react";
import type { Space } from "../Stack/spaces";
import { Root } from "./Actions.styles";

export interface ActionsProps extends ComponentProps<"div"> {
  /** Space between buttons, px. @default 12 */
  gap?: Space;
  /**
   * `row`: natural width. `fill`: fills the row in proportion to the labels. `even`: fills it in equal parts. `pair`:
   * back and, twice as wide, continue, which comes first on a phone. `phone`: natural width, full width on a phone.
   * @default "row"
   */
  layout?: "row" | "fill" | "even" | "pair" | "phone";
}

/** A group of buttons with the texts about them. Hidden in print. */
export function Actions({ gap = 12, layout = "row", ...rest }: ActionsProps) {
  return <Root data-gap={gap} data-layout={layout} {...rest} />;
}
