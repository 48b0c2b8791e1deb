import { type ComponentProps } from "react";
import { Root } from "./Avatar.styles";
import { tintOf } from "./tints";

export interface AvatarProps extends ComponentProps<"span"> {
  /** 28 px in a pill or a row, 44 px on its own, 56 px above a name. @default "sm" */
  size?: "sm" | "lg" | "xl";
  /** `quiet` beside something that stands out more. @default "strong" */
  appearance?: "strong" | "quiet";
  /** Name the colour is derived from, always the same for the same name. Without it `appearance` decides. */
  tintedBy?: string;
}

/** Initials or an icon in a circle. Hidden from assistive technology: the name is shown beside it. */
export function Avatar({ size = "sm", appearance = "strong", tintedBy, ...rest }: AvatarProps) {
  const tint = tintedBy === undefined ? undefined : tintOf(tintedBy);
  return <Root aria-hidden data-size={size} data-appearance={appearance} data-tint={tint} {...rest} />;
}
