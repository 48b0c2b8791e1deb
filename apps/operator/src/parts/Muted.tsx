import { Text, type TextProps } from "@amberline/ui/Text";

/** What goes with a fact and matters less. */
export const Muted = (props: Omit<TextProps, "as" | "size" | "tone">) => (
  <Text as="span" size="small" tone="muted" {...props} />
);
