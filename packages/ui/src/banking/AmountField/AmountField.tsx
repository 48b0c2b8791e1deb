import { formatAmount, parseAmount, type AmountProblem, type Money } from "@amberline/domain/money";
import { useId, useState, type CSSProperties, type FocusEvent } from "react";
import type { LineProps } from "../../components/TextField/TextField";
import { AmountRoot, LargeAmountRoot } from "./AmountField.styles";
import { useNumberKeys, type LeftOutText } from "./useNumberKeys";

export interface AmountFieldProps extends LineProps {
  /** The text as typed: the only state. The amount is derived from it. */
  value: string;
  /** ISO 4217 code; decides the accepted decimals and the unit shown. */
  currency: string;
  /** Language tag that decides the separators: any that Intl knows. */
  locale: string;
  /**
   * Called on each edit, and on blur with the text reformatted. `amount` is null while the text is no valid amount, and
   * `problem` says why.
   */
  onChange: (change: { text: string; amount: Money | null; problem: AmountProblem | null }) => void;
  /** Shown once the field is left with a text that is no valid amount, unless `error` says more. */
  problemTexts?: Partial<Record<AmountProblem, string>>;
  /** `display` where the page asks for nothing else first. @default "md" */
  size?: "md" | "display";
  /** Says which key was left out, and why. */
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
    problemTexts,
    ...others
  } = props;
  const { "aria-describedby": described, help, ...field } = others;
  const unitId = useId();
  const keys = useNumberKeys(field.value, leftOutText, onLeftOut);
  const [isLeft, setLeft] = useState(false);
  const report = (text: string) => {
    const parsed = parseAmount(text, currency, locale);
    onChange({
      text,
      amount: parsed.ok ? parsed.money : null,
      problem: parsed.ok ? null : parsed.problem,
    });
  };
  const problemText = () => {
    if (!isLeft || !problemTexts || field.value === "") return undefined;
    const parsed = parseAmount(field.value, currency, locale);
    return parsed.ok ? undefined : problemTexts[parsed.problem];
  };
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parseAmount(field.value, currency, locale);
    const tidied = parsed.ok ? formatAmount(parsed.money, locale) : field.value;
    if (tidied !== field.value && !keys.isIncomplete) report(tidied);
    setLeft(true);
    onBlur?.(event);
  };
  const Root = size === "display" ? LargeAmountRoot : AmountRoot;
  return (
    <Root
      inputMode="decimal"
      autoComplete="off"
      {...field}
      style={{ ...field.style, "--signs": field.value.length } as CSSProperties}
      error={field.error ?? problemText()}
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
