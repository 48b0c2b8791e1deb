import { useEffect, useState, createContext, use, type ReactNode } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { validateIban } from "@amberline/domain/iban";
import { useForm } from "react-final-form";

/** Finds the bank of an account; null if unknown. */
export type FindBank = (iban: string, signal: AbortSignal) => Promise<PayeeBank | null>;

const PATIENCE = 150;

/** Asks when typing pauses. Returns a function that cancels. */
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

/** Without an account in the form. */
const nothingFound: Found = { bank: undefined, isOutsideSepa: false };

/**
 * Looks up a completely typed account. Subscribes to the form outside React, so that a keystroke renders the account field
 * alone.
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

/** Looks up the form's account once; the fields inside share the result. */
export function PayeeBankOfForm({ findBank, children }: { findBank: FindBank; children: ReactNode }) {
  return <PayeeBankContext value={usePayeeBank(findBank)}>{children}</PayeeBankContext>;
}

/** Bank of the form's account: undefined while loading, null if not in the directory. */
export const useBankInForm = () => use(PayeeBankContext).bank;

/** Whether the form's account is known to be unreachable by SEPA. */
export function useIsOutOfReach() {
  const { bank, isOutsideSepa } = use(PayeeBankContext);
  return isOutsideSepa || (!!bank && !bank.takesInstant && !bank.takesCredit);
}
