import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { normaliseIban } from "@amberline/domain/iban";
import { Button } from "@amberline/ui/Button";
import { FormIbanField, FormTextField } from "@amberline/ui/form";
import { Row } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { flushSync } from "react-dom";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { useBankInForm, useIsBankAsked, useIsDirectorySilent } from "./PayeeBankContext";
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

/**
 * Autofills a field from the bank directory unless it holds something else; clears it when the bank changes. Calls
 * `onAnswer` with whether the directory has filled it in.
 */
function useFilledIn(
  name: string,
  textOf: (bank: PayeeBank) => string,
  onAnswer?: (isFilled: boolean) => void,
) {
  const form = useForm();
  const bank = useBankInForm();
  const filled = useRef<string | null>(null);
  const answer = useEffectEvent((isFilled: boolean) => onAnswer?.(isFilled));

  // Before paint: a submit right after the bank appears must find its BIC.
  useLayoutEffect(() => {
    if (bank === undefined) return;
    const current = form.getFieldState(name)?.value as string | undefined;
    const text = bank && textOf(bank);
    const isOthers = Boolean(current) && current !== filled.current && current !== text;
    answer(bank !== null && !isOthers);
    if (isOthers) return;
    filled.current = text;
    if (bank || current) form.change(name, text ?? undefined);
  }, [form, bank, name, textOf]);
}

const bicOf = ({ bic }: PayeeBank) => bic;
const nameOf = ({ name }: PayeeBank) => name;

interface BicFieldProps {
  readOnly: boolean;
  onAnswer?: (isFilled: boolean) => void;
}

export function BicField({ readOnly, onAnswer }: BicFieldProps) {
  const { t } = useTranslation();
  useFilledIn("bic", bicOf, onAnswer);
  const isSilent = useIsDirectorySilent();
  return (
    <>
      <FormTextField
        name="bic"
        label={t("send.bic")}
        readOnly={readOnly}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isSilent ? (
        <Text role="status" size="small" tone="muted">
          {t("send.bankUnreached")}
        </Text>
      ) : null}
    </>
  );
}

const withProblem = { subscription: { value: true, error: true, touched: true } } as const;

/**
 * The BIC as one line while the bank is looked up or known, otherwise as a field. The line's space is taken during the
 * lookup, so that the button below does not move.
 */
export function FoldedBicField({ readOnly, isRefused }: { readOnly: boolean; isRefused: boolean }) {
  const { t } = useTranslation();
  const bank = useBankInForm();
  const isAsked = useIsBankAsked();
  const { input, meta } = useField<string | undefined>("bic", withProblem);
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (isRefused || (meta.touched && meta.error))) setOpen(true);
  const change = () => {
    flushSync(() => setOpen(true));
    field.current?.querySelector("input")?.focus();
  };
  const hasFocus = () => field.current?.contains(document.activeElement) ?? false;
  return (
    <>
      {!isOpen && (input.value || isAsked) ? (
        <Row gap={8}>
          <Text size="small" tone="muted">
            {input.value
              ? [`${t("send.bic")} ${input.value}`, ...(bank ? [bank.name] : [])].join(" · ")
              : t("send.bicAsked")}
          </Text>
          {readOnly ? null : (
            <Button
              appearance="quiet"
              size="sm"
              aria-label={`${t("send.change")}: ${t("send.bic")}`}
              onClick={change}
            >
              {t("send.change")}
            </Button>
          )}
        </Row>
      ) : null}
      <div ref={field} hidden={!isOpen}>
        <BicField readOnly={readOnly} onAnswer={(isFilled) => setOpen(!isFilled || hasFocus())} />
      </div>
    </>
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
