import { type ComponentProps } from "react";
import { Root } from "./AmberDrops.styles";
import { dropPlaces } from "./places";

export interface AmberDropsProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * What stays free of drops: the lower left, for a slogan, or the middle, for a card. With too little room beside a
   * card they gather in a band at the top. @default neither
   */
  free?: "foot" | "middle";
}

/** Thirty drops of amber, always in the same places, that fill the positioned element around them. Decoration only. */
export function AmberDrops({ free, ...rest }: AmberDropsProps) {
  return (
    <Root data-free={free} {...rest} aria-hidden>
      {dropPlaces.map((_, place) => (
        <i key={place} />
      ))}
    </Root>
  );
}
