import { formatMoney, type Money, type MoneyFormatOptions } from "@amberline/domain/money";
import { type ComponentProps } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { Root } from "./Amount.styles";

export interface AmountProps extends Omit<ComponentProps<"span">, "children"> {
  money: Money;
  /** Language tag that decides separators and where the currency stands. */
  locale: string;
  /** `auto` marks what is below zero, `always` also what is above it. @default "auto" */
  sign?: MoneyFormatOptions["sign"];
  /** "€" or "EUR". @default "symbol" */
  display?: MoneyFormatOptions["display"];
  /** `in` for money received, `struck` for money that did not move. @default "plain" */
  tone?: "plain" | "in" | "struck";
  /** Heard instead of the digits, for what a line through them only shows: "declined, €420.00". */
  spokenAs?: string;
}

/** A sum of money in tabular figures, kept on one line. */
export function Amount(props: AmountProps) {
  const { money, locale, sign, display, tone = "plain", spokenAs, ...rest } = props;
  const text = formatMoney(money, locale, { sign, display });
  return (
    <Root as={tone === "struck" ? "s" : "span"} data-tone={tone} {...rest}>
      {spokenAs === undefined ? text : <span aria-hidden>{text}</span>}
      {spokenAs === undefined ? null : <VisuallyHidden>{spokenAs}</VisuallyHidden>}
    </Root>
  );
}
