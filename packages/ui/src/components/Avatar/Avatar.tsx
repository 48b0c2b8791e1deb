import { type ComponentProps } from "react";
import { Root } from "./Avatar.styles";

export interface AvatarProps extends ComponentProps<"span"> {
  /** 28 px in a pill or a row, 44 px alone. @default "sm" */
  size?: "sm" | "lg";
  /** @default "strong" */
  look?: "strong" | "quiet";
}

/** Initials or an icon in a circle. Hidden from assistive technology: the name stands beside it. */
export function Avatar({ size = "sm", look = "strong", ...rest }: AvatarProps) {
  return <Root aria-hidden data-size={size} data-look={look} {...rest} />;
}
