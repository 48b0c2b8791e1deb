import { useState } from "react";
import { civilDate } from "@amberline/domain/dates";
import { failures } from "@amberline/flows/shared/examples";
import { type TransactionsCalls, TransactionsScreen, wireTransactions } from "@amberline/flows/transactions";
import { examplePayment } from "@amberline/flows/transactions/examples";
import { useMachine } from "@xstate/react";
import { paperOf } from "../host/paper";
import { answeringAfter } from "../stories/later";

const timeZone = "Europe/Riga";
const today = "2026-11-21";
const yesterday = "2026-11-20";
const all = Array.from({ length: 60 }, (_, age) => examplePayment(age + 1));
const dayOf = (at: number) => civilDate(at, timeZone);
const oldest = dayOf(Math.min(...all.map(({ createdAt }) => createdAt)));

function provider(answerAfter: number): TransactionsCalls {
  const later = answeringAfter(answerAfter);
  let hasFailed = false;
  return {
    transactions: ({ start = oldest, end = today, before = "0", limit = 50 }) => {
      if (start === yesterday && !hasFailed) {
        hasFailed = true;
        return later(failures.net);
      }
      const fitting = all.filter(({ createdAt }) => dayOf(createdAt) >= start && dayOf(createdAt) <= end);
      const from = Number(before);
      const transactions = fitting.slice(from, from + limit);
      const next = fitting.length > from + limit ? String(from + limit) : null;
      return later({ ok: true, data: { transactions, next, oldest, total: fitting.length } });
    },
    refreshAccount: () => later(null),
    isToldOfNews: () => false,
  };
}

/** The list on the real machine with a stub provider. */
export function LiveTransactions({ answerAfter }: { answerAfter: number }) {
  const [machine] = useState(() => wireTransactions(provider(answerAfter)));
  const [snapshot, send] = useMachine(machine, { input: { accountId: "account-1" } });
  return (
    <TransactionsScreen
      snapshot={snapshot}
      send={send}
      today={today}
      timeZone={timeZone}
      {...paperOf(answeringAfter(answerAfter))}
    />
  );
}
