import { formatAmount, parseAmount, type Money } from "@amberline/domain/money";
import { useId, type CSSProperties, type FocusEvent } from "react";
import type { TextFieldProps } from "../../components/TextField/TextField";
import { AmountRoot, LargeAmountRoot } from "./AmountField.styles";
import { useNumberKeys, type LeftOutText } from "./useNumberKeys";

export interface AmountFieldProps extends Omit<TextFieldProps, "onChange" | "prefix" | "suffix" | "type"> {
  /** The text as typed: the only state. The amount is derived from it. */
  value: string;
  /** ISO 4217 code; decides the accepted decimals and the unit shown. */
  currency: string;
  /** Language tag that decides the separators: "lv", "en". */
  locale: string;
  /** Called on each edit, and on blur with the text reformatted. `amount` is null while the text is no valid amount. */
  onChange: (change: { text: string; amount: Money | null }) => void;
  /** `display` where the page asks for nothing else first. @default "md" */
  size?: "md" | "display";
  leftOutText?: LeftOutText;
  /** Called with a key that was left out, and with "" once something is deleted. */
  onLeftOut?: (key: string) => void;
}

/** A field for an amount of money. What can be read two ways is refused, never reinterpreted. */
export function AmountField(props: AmountFieldProps) {
  const {
    size = "md",
    currency,
    locale,
    onChange,
    onBlur,
    onKeyDown,
    leftOutText,
    onLeftOut,
    ...others
  } = props;
  const { "aria-describedby": described, help, ...field } = others;
  const unitId = useId();
  const keys = useNumberKeys(field.value, leftOutText, onLeftOut);
  const report = (text: string) => {
    const parsed = parseAmount(text, currency, locale);
    onChange({ text, amount: parsed.ok ? parsed.money : null });
  };
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parseAmount(field.value, currency, locale);
    const tidied = parsed.ok ? formatAmount(parsed.money, locale) : field.value;
    if (tidied !== field.value && !keys.isIncomplete) report(tidied);
    onBlur?.(event);
  };
  const Root = size === "display" ? LargeAmountRoot : AmountRoot;
  return (
    <Root
      inputMode="decimal"
      autoComplete="off"
      {...field}
      style={{ ...field.style, "--signs": field.value.length } as CSSProperties}
      aria-describedby={[unitId, described].filter(Boolean).join(" ")}
      help={keys.help ?? help ?? (leftOutText && null)}
      suffix={<span id={unitId}>{currency}</span>}
      onChange={({ value }) => {
        keys.onText(value);
        report(value);
      }}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        onKeyDown?.(event);
      }}
      onBlur={tidy}
    />
  );
}
