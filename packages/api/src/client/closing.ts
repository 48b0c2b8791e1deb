import { moneyToDecimal } from "@amberline/domain/money";
import { type CLOSING_CHANGED, type ResponseOf } from "../contract";
import { accountClose, closingInfo, closingPayee } from "../contract/closing";
import { proven, type ProveAgain } from "./identity";
import type { Closing, ClosingAsked, ClosingCheck, ClosingPayee } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readInstant, readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const rowsOf = <Kind>(items: readonly { kind: Kind; rows: readonly WireRow[] }[]) =>
  items.map(({ kind, rows }) => ({
    kind,
    rows: rows.map(({ name, amount, day }) => ({
      name,
      amount: amount === null ? null : readMoney(amount, "EUR"),
      day,
    })),
  }));

type Wire = ResponseOf<typeof closingInfo>["data"];
type WireRow = Wire["ends"][number]["rows"][number];

const readClosing = ({ data }: { data: Wire }): Closing => ({
  closedAt: data.closed_at === null ? null : readInstant(data.closed_at),
  amount: readMoney(data.amount, "EUR"),
  blockers: rowsOf(data.blockers),
  ends: rowsOf(data.ends),
  own: data.own,
  paid: data.paid && {
    payee: { name: data.paid.name, account: data.paid.account },
    amount: readMoney(data.paid.amount, "EUR"),
    isFinal: data.paid.is_final,
  },
  keptUntil: data.kept_until,
});

/** Of the token's account. */
export const closingCalls = (send: Send, proveAgain: ProveAgain = async () => false) => ({
  async closing(options: RequestOptions = {}): Promise<Outcome<Closing>> {
    return translated(await send(closingInfo, {}, options), readClosing);
  },

  async checkClosingPayee(
    { amount, to }: { amount: Closing["amount"]; to: ClosingPayee },
    options: RequestOptions = {},
  ): Promise<Outcome<ClosingCheck, typeof CLOSING_CHANGED>> {
    return mapOutcome(
      await send(closingPayee, { amount: moneyToDecimal(amount), to }, options),
      ({ data: { id, result, matched_name: matchedName, bank } }) => ({ id, result, matchedName, bank }),
    );
  },

  /** Closes the account that the customer was shown. */
  async closeAccount(
    { accountId, amount, to, checkId }: ClosingAsked,
    options: RequestOptions = {},
  ): Promise<Outcome<Closing, typeof CLOSING_CHANGED>> {
    const sum = moneyToDecimal(amount);
    const subject = [accountId, sum, ...(to ? [to.account, to.name] : [])].join(":");
    const asked = { act: "accountClose", subject, agreement: { closing: { amount, to } } } as const;
    const close = () => send(accountClose, { amount: sum, to, check: checkId }, options);
    return translated(await proven(proveAgain, asked, close, options), readClosing);
  },
});

export type ClosingClient = ReturnType<typeof closingCalls>;
