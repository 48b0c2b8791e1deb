import { type ComponentProps, type CSSProperties } from "react";
import { Root } from "./Skeleton.styles";

export interface SkeletonProps extends ComponentProps<"span"> {
  /** A line of text, a round icon or a block. @default "line" */
  shape?: "line" | "circle" | "block";
  /** Any CSS length; the diameter of a circle. @default 100%, 44px for a circle */
  width?: string;
  /** Any CSS length: the line height of the text it stands for. @default 1rem */
  height?: string;
}

/** Holds the place of what is loading, at its final size, so nothing moves when it arrives. Says nothing by itself. */
export function Skeleton({ shape = "line", width, height, style, ...rest }: SkeletonProps) {
  const size = { "--skeleton-width": width, "--skeleton-height": height, ...style } as CSSProperties;
  return <Root aria-hidden data-shape={shape} style={size} {...rest} />;
}
