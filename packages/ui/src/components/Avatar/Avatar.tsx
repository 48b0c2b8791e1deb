import { type ComponentProps } from "react";
import { Root } from "./Avatar.styles";
import { tintOf } from "./tints";

export interface AvatarProps extends ComponentProps<"span"> {
  /** 28 px in a pill or a row, 44 px alone. @default "sm" */
  size?: "sm" | "lg";
  /** @default "strong" */
  look?: "strong" | "quiet";
  /** Name the colour comes from, always the same for the same name. Without it the colour comes from `look`. */
  tintedBy?: string;
}

/** Initials or an icon in a circle. Hidden from assistive technology: the name stands beside it. */
export function Avatar({ size = "sm", look = "strong", tintedBy, ...rest }: AvatarProps) {
  const tint = tintedBy === undefined ? undefined : tintOf(tintedBy);
  return <Root aria-hidden data-size={size} data-look={look} data-tint={tint} {...rest} />;
}
