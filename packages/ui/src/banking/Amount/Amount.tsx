import { formatMoney, type Money, type MoneyFormatOptions } from "@amberline/domain/money";
import { type ComponentProps } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Root } from "./Amount.styles";

export interface AmountProps extends Omit<ComponentProps<"span">, "children"> {
  /** Integer minor units with a currency. */
  money: Money;
  /** Language tag; decides the separators and the position of the currency. */
  locale: string;
  /** `auto` signs negative amounts only, `always` signs positive ones too. @default "auto" */
  sign?: MoneyFormatOptions["sign"];
  /** "€" or "EUR". @default "symbol" */
  display?: MoneyFormatOptions["display"];
  /** `in` for money received, `struck` for a payment that was not made. @default "plain" */
  tone?: "plain" | "in" | "struck";
  /** `display` for the one amount a page or panel is about. @default "text" */
  size?: "text" | "display";
  /** Read instead of the digits where a line through them would go unnoticed: "declined, €420.00". */
  spokenAs?: string;
}

/** An amount of money in tabular figures, never broken across lines. */
export function Amount(props: AmountProps) {
  const { money, locale, sign, display, tone = "plain", size = "text", spokenAs, ...rest } = props;
  const text = formatMoney(money, locale, { sign, display });
  return (
    <Root as={tone === "struck" ? "s" : "span"} data-tone={tone} data-size={size} {...rest}>
      {spokenAs === undefined ? text : <span aria-hidden>{text}</span>}
      {spokenAs === undefined ? null : <VisuallyHidden>{spokenAs}</VisuallyHidden>}
    </Root>
  );
}
