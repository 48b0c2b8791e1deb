import { useEffect, useRef } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { normaliseIban } from "@amberline/domain/iban";
import { FormIbanField, FormTextField } from "@amberline/ui/form";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { useBankInForm } from "./PayeeBankContext";
import { payeeHelp } from "./payeeHelp";
import { SuggestPayee } from "./SuggestPayee";

/** The start of an IBAN: two letters, then digits. */
const mayBeIban = (text: string) => /^[A-Z]{0,2}$|^[A-Z]{2}\d$|^[A-Z]{2}\d{2}/.test(normaliseIban(text));

interface AccountFieldProps {
  readOnly: boolean;
  /** @default "IBAN" */
  label?: string;
  /** Accepts account numbers that are not IBANs, without help. @default false */
  takesNumbers?: boolean;
  /** The paying account; reported as soon as it is typed in full. */
  ownIban?: string;
}

/** The account field with live help. */
export function AccountField({ readOnly, label, takesNumbers = false, ownIban }: AccountFieldProps) {
  const { t, i18n } = useTranslation();
  const bank = useBankInForm();
  return (
    <SuggestPayee field="account" readOnly={readOnly}>
      {({ onType, ...suggesting }) => (
        <FormIbanField
          {...suggesting}
          name="account"
          label={label ?? t("send.iban")}
          readOnly={readOnly}
          onChange={({ text }) => onType(text)}
          help={(text) =>
            takesNumbers && !mayBeIban(text)
              ? null
              : (payeeHelp(text, bank, t, i18n.language, ownIban) ?? null)
          }
        />
      )}
    </SuggestPayee>
  );
}

/** Autofills a field from the bank directory unless it holds something else; clears it when the bank changes. */
function useFilledIn(name: string, textOf: (bank: PayeeBank) => string) {
  const form = useForm();
  const bank = useBankInForm();
  const filled = useRef<string | null>(null);

  useEffect(() => {
    if (bank === undefined) return;
    const current = form.getFieldState(name)?.value as string | undefined;
    const text = bank && textOf(bank);
    if (current && current !== filled.current && current !== text) return;
    filled.current = text;
    if (bank || current) form.change(name, text ?? undefined);
  }, [form, bank, name, textOf]);
}

const bicOf = ({ bic }: PayeeBank) => bic;
const nameOf = ({ name }: PayeeBank) => name;

export function BicField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  useFilledIn("bic", bicOf);
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

export function BankNameField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  useFilledIn("bankName", nameOf);
  return (
    <FormTextField
      name="bankName"
      label={t("payees.bankName")}
      required={false}
      readOnly={readOnly}
      autoComplete="off"
    />
  );
}
