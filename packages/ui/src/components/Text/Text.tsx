import type { ComponentProps } from "react";
import { HeadingRoot, TextRoot } from "./Text.styles";

export interface TextProps extends ComponentProps<"p"> {
  /** @default "p" */
  as?: "p" | "span" | "div" | "time";
  /** @default "body" */
  size?: "caption" | "small" | "body" | "lead";
  /** @default "regular" */
  weight?: "regular" | "medium" | "strong";
  /** By default the text inherits its colour. */
  tone?: "muted" | "negative";
  /** Tabular figures, for counters and columns. @default false */
  isTabular?: boolean;
  /** Limits the line length for readability. @default false */
  isMeasured?: boolean;
}

/** A text in one of the sizes of the design system. */
export function Text({ as = "p", size, weight, tone, isTabular, isMeasured, ...rest }: TextProps) {
  return (
    <TextRoot
      as={as}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-tabular={isTabular || undefined}
      data-measured={isMeasured || undefined}
      {...rest}
    />
  );
}

export interface HeadingProps extends ComponentProps<"h2"> {
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** @default "lead" */
  size?: "body" | "lead" | "title";
}

/** The heading of a section. The page's own is a `PageHeader`. */
export function Heading({ level = 2, size = "lead", ...rest }: HeadingProps) {
  return <HeadingRoot as={`h${level}`} data-size={size} {...rest} />;
}
