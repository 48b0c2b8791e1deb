import { formatAmount, parseAmount } from "@amberline/domain/money";
import { useEffect, useRef } from "react";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";

/** Reformats a typed amount for another language; null if it is not valid. */
export function rewriteAmount(typed: string, from: string, to: string): string | null {
  const amount = parseAmount(typed, "EUR", from);
  return amount.ok ? formatAmount(amount.money, to) : null;
}

/** Reformats the typed amount when the language changes. */
export function AmountInLanguage() {
  const { i18n } = useTranslation();
  const form = useForm();
  const locale = i18n.language;
  const written = useRef(locale);
  useEffect(() => {
    if (written.current === locale) return;
    const typed = form.getFieldState("amount")?.value as string | undefined;
    const amount = rewriteAmount(typed ?? "", written.current, locale);
    written.current = locale;
    if (amount !== null) form.change("amount", amount);
  }, [form, locale]);
  return null;
}
