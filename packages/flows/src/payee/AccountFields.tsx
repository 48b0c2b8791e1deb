import { useEffect, useRef } from "react";
import { FormIbanField, FormTextField } from "@amberline/ui/form";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { useBankInForm } from "./PayeeBankContext";
import { payeeHelp } from "./payeeHelp";

/** The account, with live help under it. */
export function AccountField({ readOnly }: { readOnly: boolean }) {
  const { t, i18n } = useTranslation();
  const bank = useBankInForm();
  return (
    <FormIbanField
      name="account"
      label={t("send.iban")}
      readOnly={readOnly}
      help={(text) => payeeHelp(text, bank, t, i18n.language) ?? null}
    />
  );
}

/** The BIC, filled in from the directory until the customer types one of their own. One of another account's bank goes. */
export function BicField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  const form = useForm();
  const bank = useBankInForm();
  const filled = useRef<string | null>(null);

  useEffect(() => {
    if (bank === undefined) return;
    const current = form.getFieldState("bic")?.value as string | undefined;
    if (current && current !== filled.current) return;
    filled.current = bank?.bic ?? null;
    if (bank || current) form.change("bic", bank?.bic);
  }, [form, bank]);

  return (
    <FormTextField
      name="bic"
      label={t("send.bic")}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
