import type { ComponentProps } from "react";
import { Root } from "./Disclosure.styles";

export interface DisclosureProps extends ComponentProps<"details"> {
  /** What is behind it; pressing it opens and closes. */
  summary: string;
  /** Stands on a card of its own. @default false */
  isCard?: boolean;
}

/** What not everybody wants to read, behind one line. */
export function Disclosure({ summary, isCard, children, ...rest }: DisclosureProps) {
  return (
    <Root data-card={isCard || undefined} {...rest}>
      <summary>{summary}</summary>
      {children}
    </Root>
  );
}
