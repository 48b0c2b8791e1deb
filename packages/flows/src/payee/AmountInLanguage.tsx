import { formatAmount, parseAmount } from "@amberline/domain/money";
import { useEffect, useRef } from "react";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";

/** An amount typed in one language as the other writes it; null when it could not be read, so it stays as it is. */
export function rewriteAmount(typed: string, from: string, to: string): string | null {
  const amount = parseAmount(typed, "EUR", from);
  return amount.ok ? formatAmount(amount.money, to) : null;
}

/** Keeps the amount that was typed when the language changes: written as the new one does. */
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
