import type { ComponentProps, ReactNode } from "react";
import { Root } from "./Facts.styles";

export interface Fact {
  /** Unique within the list. */
  label: string;
  value: ReactNode;
  /** `muted` for what is not known, `positive` for money that came in. */
  tone?: "muted" | "positive";
}

export interface FactsProps extends Omit<ComponentProps<"dl">, "children"> {
  facts: readonly Fact[];
  /** `lead` for figures. @default "body" */
  size?: "body" | "lead";
}

/** Labels with a value under each, side by side where there is room. */
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
