import { type ComponentProps, type CSSProperties } from "react";
import { Root } from "./Skeleton.styles";

export interface SkeletonProps extends ComponentProps<"span"> {
  /** What it stands for. @default "line" */
  shape?: "line" | "circle" | "block";
  /** Any CSS length; the diameter of a circle. @default 100%, 44px for a circle */
  width?: string;
  /** Any CSS length, such as the line height of the expected text. @default 1rem */
  height?: string;
}

/** A placeholder of the content's final size, to avoid a layout shift. Not announced. */
export function Skeleton({ shape = "line", width, height, style, ...rest }: SkeletonProps) {
  const size = { "--skeleton-width": width, "--skeleton-height": height, ...style } as CSSProperties;
  return <Root aria-hidden data-shape={shape} style={size} {...rest} />;
}
