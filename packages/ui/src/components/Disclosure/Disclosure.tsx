import type { ComponentProps } from "react";
import { Root } from "./Disclosure.styles";

export interface DisclosureProps extends ComponentProps<"details"> {
  /** Toggles the content. */
  summary: string;
  /** Surrounds it with a card. @default false */
  isCard?: boolean;
}

/** Optional text behind one line: a native `details` element. */
export function Disclosure({ summary, isCard, children, ...rest }: DisclosureProps) {
  return (
    <Root data-card={isCard || undefined} {...rest}>
      <summary>{summary}</summary>
      {children}
    </Root>
  );
}
