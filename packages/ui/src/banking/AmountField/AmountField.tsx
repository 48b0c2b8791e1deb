import { formatAmount, parseAmount, type Money } from "@amberline/domain/money";
import { useId, type FocusEvent, type KeyboardEvent } from "react";
import type { TextFieldProps } from "../../components/TextField";
import { AmountRoot } from "./AmountField.styles";

export interface AmountFieldProps extends Omit<TextFieldProps, "onChange" | "prefix" | "suffix" | "type"> {
  /** The text as typed: the only state. The amount is derived from it. */
  value: string;
  /** ISO 4217 code; decides the accepted decimals and the unit shown. */
  currency: string;
  /** Language tag that decides the separators: "lv", "en". */
  locale: string;
  /** Called on each edit, and on blur with the text reformatted. `amount` is null while the text is no valid amount. */
  onChange: (change: { text: string; amount: Money | null }) => void;
}

const fitsAmount = /[\p{Nd}\p{Zs}.,'’]/u;

/** Blocks keys for signs, exponents and letters. Pasted text is kept and validated as a whole. */
function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>) {
  const isText = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isText && !fitsAmount.test(event.key)) event.preventDefault();
}

/** A field for an amount of money. A separator that does not match the language is refused, never reinterpreted. */
export function AmountField(props: AmountFieldProps) {
  const { currency, locale, onChange, onBlur, onKeyDown, "aria-describedby": described, ...field } = props;
  const unitId = useId();
  const report = (text: string) => {
    const parsed = parseAmount(text, currency, locale);
    onChange({ text, amount: parsed.ok ? parsed.money : null });
  };
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parseAmount(field.value, currency, locale);
    const tidied = parsed.ok ? formatAmount(parsed.money, locale) : field.value;
    if (tidied !== field.value) report(tidied);
    onBlur?.(event);
  };
  return (
    <AmountRoot
      inputMode="decimal"
      autoComplete="off"
      {...field}
      aria-describedby={[unitId, described].filter(Boolean).join(" ")}
      suffix={<span id={unitId}>{currency}</span>}
      onChange={({ value }) => report(value)}
      onKeyDown={(event) => {
        refuseOtherKeys(event);
        onKeyDown?.(event);
      }}
      onBlur={tidy}
    />
  );
}
