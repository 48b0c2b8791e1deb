import { useEffect, useState, createContext, use, type ReactNode } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { validateIban } from "@amberline/domain/iban";
import { useForm } from "react-final-form";

/** Names the bank behind an account; null when nobody knows. */
export type FindBank = (iban: string, signal: AbortSignal) => Promise<PayeeBank | null>;

const PATIENCE = 150;

/** Asks once the typing rests. Answers how to forget the question. */
function ask(iban: string, findBank: FindBank, answer: (bank: PayeeBank | null) => void) {
  const question = new AbortController();
  const timer = setTimeout(() => {
    void findBank(iban, question.signal).then((bank) => {
      if (!question.signal.aborted) answer(bank);
    });
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    question.abort();
  };
}

interface Found {
  /** Undefined while unknown, null when the directory has none. */
  bank: PayeeBank | null | undefined;
  isOutsideSepa: boolean;
}

/** What no account in the form tells. */
const nothingFound: Found = { bank: undefined, isOutsideSepa: false };

/**
 * What the account in the form tells, once it is whole. Listens to the form
 * past React, so that a key in the account draws the account alone.
 */
function usePayeeBank(findBank: FindBank): Found {
  const form = useForm();
  const [found, setFound] = useState(nothingFound);

  useEffect(() => {
    let asked: string | null = null;
    let forget = () => {};
    const look = (text: string | undefined) => {
      const checked = validateIban(text ?? "");
      const iban = checked.ok ? checked.iban : null;
      if (iban === asked) return;
      asked = iban;
      forget();
      const isOutsideSepa = checked.ok && !checked.isSepa;
      setFound({ bank: undefined, isOutsideSepa });
      forget = iban ? ask(iban, findBank, (bank) => setFound({ bank, isOutsideSepa })) : () => {};
    };
    const leave = form.registerField("account", ({ value }) => look(value as string | undefined), {
      value: true,
    });
    return () => {
      leave();
      forget();
    };
  }, [form, findBank]);

  return found;
}

const PayeeBankContext = createContext<Found>(nothingFound);

/** Asks the directory once for the account in the form; the fields below share the answer. */
export function PayeeBankOfForm({ findBank, children }: { findBank: FindBank; children: ReactNode }) {
  return <PayeeBankContext value={usePayeeBank(findBank)}>{children}</PayeeBankContext>;
}

/** The bank behind the account in the form: undefined while unknown, null when the directory has none. */
export const useBankInForm = () => use(PayeeBankContext).bank;

/** Whether no SEPA payment reaches the account in the form, as far as is known. */
export function useIsOutOfReach() {
  const { bank, isOutsideSepa } = use(PayeeBankContext);
  return isOutsideSepa || (!!bank && !bank.takesInstant && !bank.takesCredit);
}
