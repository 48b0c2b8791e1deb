import type { ComponentProps, ReactNode } from "react";
import { Root } from "./Facts.styles";

export interface Fact {
  /** Unique within the list. */
  label: string;
  /** The figure or word. */
  value: ReactNode;
  /** `muted` for an unknown value, `positive` for money received. */
  tone?: "muted" | "positive";
}

export interface FactsProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Two to four facts. */
  facts: readonly Fact[];
  /** `lead` for figures. @default "body" */
  size?: "body" | "lead";
}

/** Labels with values below them, side by side where there is room. */
export function Facts({ facts, size = "body", ...rest }: FactsProps) {
  return (
    <Root data-size={size} {...rest}>
      {facts.map(({ label, value, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
