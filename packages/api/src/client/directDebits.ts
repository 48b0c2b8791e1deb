import { moneyToDecimal } from "@amberline/domain/money";
import type { DebitRule, MandateLimit } from "@amberline/domain/directDebits";
import type { RequestOf, ResponseOf } from "../contract";
import { collectionUpdate, directDebitList, directDebitRule, mandateUpdate } from "../contract/directDebits";
import { proven, type ProveAgain } from "./identity";
import type { DirectDebits, Mandate } from "./model";
import type { Outcome } from "./outcome";
import { readCollection } from "./translate";
import { readInstant, readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const readDirectDebits = ({ data }: ResponseOf<typeof directDebitList>): DirectDebits => ({
  rule: data.rule,
  mandates: data.mandates.map((wire) => ({
    id: wire.id,
    creditor: wire.creditor_name,
    creditorId: wire.creditor_id,
    reference: wire.reference,
    scheme: wire.scheme,
    signed: wire.signed,
    state: wire.state,
    limit: {
      amount: wire.limit.amount === null ? null : readMoney(wire.limit.amount, "EUR"),
      every: wire.limit.every,
    },
    createdAt: readInstant(wire.createdAt),
  })),
  coming: data.coming.map(readCollection),
  past: data.past.map(readCollection),
});

/** `limit` is of `allow`, where it may be left out, and of `limit`. */
export interface MandateChange {
  mandate: Mandate;
  act: RequestOf<typeof mandateUpdate>["act"];
  limit?: MandateLimit;
}

export type CollectionChange = RequestOf<typeof collectionUpdate>;

/** Where the account has direct debits. */
export const directDebitCalls = (send: Send, proveAgain: ProveAgain = async () => false) => ({
  async directDebits(options: RequestOptions = {}): Promise<Outcome<DirectDebits>> {
    return translated(await send(directDebitList, {}, options), readDirectDebits);
  },

  async saveDebitRule(rule: DebitRule, options: RequestOptions = {}): Promise<Outcome<DirectDebits>> {
    const asked = { act: "directDebitRule", subject: rule, agreement: { rule } } as const;
    const save = () => send(directDebitRule, { rule }, options);
    return translated(await proven(proveAgain, asked, save, options), readDirectDebits);
  },

  async changeMandate(
    { mandate, act, limit = mandate.limit }: MandateChange,
    options: RequestOptions = {},
  ): Promise<Outcome<DirectDebits>> {
    const { id } = mandate;
    const amount = limit.amount && moneyToDecimal(limit.amount);
    const subject = `${id}:${amount ?? ""}:${limit.every}`;
    const asked = { act: "mandateUpdate", subject, agreement: { mandate, limit } } as const;
    const takesLimit = act === "allow" || act === "limit";
    const request = { id, act, ...(takesLimit ? { limit: { amount, every: limit.every } } : {}) };
    const change = () => send(mandateUpdate, request, options);
    return translated(await proven(proveAgain, asked, change, options), readDirectDebits);
  },

  async changeCollection(
    change: CollectionChange,
    options: RequestOptions = {},
  ): Promise<Outcome<DirectDebits>> {
    return translated(await send(collectionUpdate, change, options), readDirectDebits);
  },
});

export type DirectDebitClient = ReturnType<typeof directDebitCalls>;
