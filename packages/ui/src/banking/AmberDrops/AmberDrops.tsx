import { type ComponentProps } from "react";
import { Root } from "./AmberDrops.styles";
import { dropPlaces } from "./places";

export interface AmberDropsProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * Area to keep free of drops: the lower left for a slogan, or the middle for a card. On a narrow page `middle` moves
   * all drops to a band at the top. @default neither
   */
  free?: "foot" | "middle";
}

/** Decoration that fills the positioned element around it: thirty drops, always in the same positions. */
export function AmberDrops({ free, ...rest }: AmberDropsProps) {
  return (
    <Root data-free={free} {...rest} aria-hidden>
      {dropPlaces.map((_, place) => (
        <i key={place} />
      ))}
    </Root>
  );
}
