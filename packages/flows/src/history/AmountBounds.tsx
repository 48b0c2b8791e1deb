import { useState } from "react";
import { formatAmount, money, parseAmount, type Money } from "@amberline/domain/money";
import { AmountField } from "@amberline/ui/AmountField";
import { Columns } from "@amberline/ui/Columns";
import { useAfterPress } from "@amberline/ui/form/frame";
import { useTranslation } from "../i18n";

interface BoundProps {
  label: string;
  value: Money | undefined;
  onChange: (value: Money | undefined) => void;
}

const example = money(1250, "EUR");

/** One bound of an amount range. Applies on blur or Enter; empty means no bound. */
function Bound({ label, value, onChange }: BoundProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const [typed, setTyped] = useState<{ from: Money | undefined; text: string } | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const afterPress = useAfterPress();
  const isTyped = typed !== null && typed.from?.minor === value?.minor;
  const text = isTyped ? typed.text : value ? formatAmount(value, locale) : "";
  const commit = () => {
    const parsed = parseAmount(text, "EUR", locale);
    const isEmpty = text.trim() === "";
    afterPress(() => setUnreadable(!isEmpty && !parsed.ok));
    if (!isEmpty && !parsed.ok) return;
    const next = !isEmpty && parsed.ok && parsed.money.minor > 0 ? parsed.money : undefined;
    setTyped(null);
    if (next?.minor !== value?.minor) onChange(next);
  };
  return (
    <AmountField
      label={label}
      currency="EUR"
      locale={locale}
      leftOutText={(key) => t("app.keyLeftOut", { key })}
      value={text}
      error={
        isUnreadable ? t("history.amountUnreadable", { example: formatAmount(example, locale) }) : undefined
      }
      onChange={(change) => setTyped({ from: value, text: change.text })}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}

interface AmountBoundsProps {
  min: Money | undefined;
  max: Money | undefined;
  onMin: (value: Money | undefined) => void;
  onMax: (value: Money | undefined) => void;
}

export function AmountBounds({ min, max, onMin, onMax }: AmountBoundsProps) {
  const { t } = useTranslation();
  return (
    <Columns max={30}>
      <Bound label={t("history.amountFrom")} value={min} onChange={onMin} />
      <Bound label={t("history.amountTo")} value={max} onChange={onMax} />
    </Columns>
  );
}
