import { useEffect, useRef } from "react";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { rewriteAmount } from "./rewriteAmount";

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
