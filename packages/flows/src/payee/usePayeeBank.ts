import { useEffect, useState } from "react";
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

export interface Found {
  /** Undefined while unknown, null when the directory has none. */
  bank: PayeeBank | null | undefined;
  isOutsideSepa: boolean;
}

/** What no account in the form tells. */
export const nothingFound: Found = { bank: undefined, isOutsideSepa: false };

/**
 * What the account in the form tells, once it is whole. Listens to the form
 * past React, so that a key in the account draws the account alone.
 */
export function usePayeeBank(findBank: FindBank): Found {
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
