import { useEffect, useState } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { validateIban } from "@amberline/domain/iban";

/** Names the bank behind an account; null when nobody knows. */
export type FindBank = (iban: string, signal: AbortSignal) => Promise<PayeeBank | null>;

const PATIENCE = 150;

/** The bank behind a valid IBAN: undefined while unknown, null when the directory has none. Typing on forgets the question. */
export function usePayeeBank(text: string, findBank: FindBank): PayeeBank | null | undefined {
  const checked = validateIban(text);
  const iban = checked.ok ? checked.iban : null;
  const [answer, setAnswer] = useState<{ iban: string; bank: PayeeBank | null } | null>(null);

  useEffect(() => {
    if (!iban) return;
    const question = new AbortController();
    const timer = setTimeout(() => {
      void findBank(iban, question.signal).then((bank) => {
        if (!question.signal.aborted) setAnswer({ iban, bank });
      });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [iban, findBank]);

  return answer && answer.iban === iban ? answer.bank : undefined;
}
