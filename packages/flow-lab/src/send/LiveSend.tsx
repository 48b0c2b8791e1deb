import { useState } from "react";
import type { NameCheck, Transaction } from "@amberline/api/client";
import { INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import { createPendingAttempts, SendJourney, type SendClient, type SendEnd } from "@amberline/flows/send";
import { examplePayment, exampleQuote } from "@amberline/flows/send/examples";
import { failures, refused } from "@amberline/flows/shared/examples";
import { exampleDay } from "../host/exampleDay";
import { answeringAfter } from "../stories/later";
import { swedbank, useSendProps } from "./sendProps";

/** The provider's data: account holders and the current code. */
const known = { holder: "Jānis Kalniņš-Bērzs", code: "975310" };

/** Banks compare names without their hyphens; a payment can't carry any. */
const plain = (name: string) => name.replaceAll("-", " ");

const checkOf = (name: string): NameCheck => {
  if (plain(name) === plain(known.holder)) return { result: "MTCH", id: "check-1" };
  if (name.startsWith("Jānis")) return { result: "CMTC", id: "check-1", matchedName: known.holder };
  return name === "SIA Klusums" ? { result: "NOAP" } : { result: "NMTC", id: "check-1" };
};

const nothing = () => {};

function provider(answerAfter: number): SendClient {
  const later = answeringAfter(answerAfter);
  const made: Transaction[] = [];
  const createOrder: SendClient["createOrder"] = ({ payee, amount, reference, type }, forced) => {
    if (!forced) return later({ ok: true, data: { kind: "nameCheck", check: checkOf(payee.name) } });
    if (forced.code !== known.code) return later(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"));
    if (reference === "regular" && type === "INSTANT")
      return later(refused(INSTANT_NOT_REACHABLE, INSTANT_NOT_REACHABLE));
    if (reference === "refused") return later(refused("other", "Payments are closed until noon"));
    if (reference === "vanished") return later(failures.net);
    const id = `payment-${made.length}`;
    const createdAt = exampleDay.now();
    const payment = examplePayment({ id, createdAt, amount, displayed: amount, reference });
    made.push({ ...payment, payee: { ...payment.payee, ...payee } });
    if (reference === "lost") return later(failures.net);
    return later({ ok: true, data: { kind: "accepted", id: payment.id, status: payment.status } });
  };
  return {
    createOrder,
    transactions: () =>
      later({ ok: true, data: { transactions: [...made], next: null, oldest: null, total: made.length } }),
    plans: () => later({ ok: true, data: [] }),
    approvals: () => later({ ok: true, data: { proposals: [], own: null } }),
    createTemplate: ({ templateName }) =>
      later(templateName === "broken" ? failures["500"] : { ok: true, data: true }),
    receivers: () => later({ ok: true, data: [] }),
    templates: () => later({ ok: true, data: [] }),
    quote: async () => ({ ok: true, data: exampleQuote }),
    payeeBank: async () => ({ ok: true, data: swedbank }),
  };
}

function countIntents() {
  let count = 0;
  return () => `intent-${(count += 1)}`;
}

/** Each story begins with nothing kept. */
function keptInMemory() {
  const kept = new Map<string, unknown>();
  return createPendingAttempts({
    names: (start) => [...kept.keys()].filter((name) => name.startsWith(start)),
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    watch: () => nothing,
    seal: (_account, _name, value) => value,
    open: (_account, _name, value) => value,
    keyOf: () => undefined,
  });
}

export interface LiveSendProps {
  /** Delay of each answer, milliseconds. */
  answerAfter: number;
  onEnd: (end: SendEnd) => void;
}

/** A payment on the real machine with a stub provider. */
export function LiveSend({ answerAfter, onEnd }: LiveSendProps) {
  const [client] = useState(() => provider(answerAfter));
  const [attempts] = useState(keptInMemory);
  const [newId] = useState(countIntents);
  const { account, prefill, steps } = useSendProps();
  return (
    <SendJourney
      account={account}
      attempts={attempts}
      client={client}
      newId={newId}
      onEnd={onEnd}
      prefill={prefill}
      steps={steps}
      now={exampleDay.now}
      timeZone={exampleDay.timeZone}
      enteredBy={async () => ({ ok: true, data: account.id })}
      verify={async () => undefined}
      onMoneyInFlight={nothing}
      onWaiting={nothing}
    />
  );
}
