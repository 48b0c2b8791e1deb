import { ownBank } from "../bank";
import { type Party, type PastTransaction } from "../ledger";
import { friends, monthly, shops, tenant, trade } from "./counterparties";
import { type SeededRandom } from "./seededRandom";

export interface BusyPast {
  owner: Party;
  /** Rows in the list; a payment with a fee counts twice. */
  transactions: number;
  /** Distributed evenly between these instants, oldest first. */
  from: number;
  to: number;
  random: SeededRandom;
}

const feeCents = 35;
const income = [...monthly, ...trade].filter(({ cents: [least] }) => least > 0);
const bank: Party = { name: ownBank.name, account: "" };

type Draft = Omit<PastTransaction, "at" | "paymentType">;

function received({ owner, random }: BusyPast): Draft {
  const { party, reference, cents } = random.pick(income);
  const isFriend = random.between(1, 4) === 1;
  return isFriend
    ? {
        type: "RECEIVE",
        from: random.pick([...friends, tenant]),
        to: owner,
        amountCents: random.between(400, 9_500),
        reference: "Kopīgās vakariņas",
      }
    : { type: "RECEIVE", from: party, to: owner, amountCents: random.between(...cents), reference };
}

function spent({ owner, random }: BusyPast, rowsLeft: number): Draft {
  const { party, reference, cents } = random.pickWeighted(shops);
  const chance = random.between(1, 100);
  const isNumbered = random.between(1, 3) === 1;
  const sent: Draft = {
    type: "SEND",
    from: owner,
    to: party,
    amountCents: random.between(...cents),
    reference: isNumbered ? `${reference} ${random.between(1_000, 99_999)}` : reference,
  };
  if (chance <= 3)
    return { ...sent, status: "declined", statusReason: random.pick(["account_closed", "rejected"]) };
  if (chance === 4) return { ...sent, status: "error_done", statusReason: "went_wrong" };
  if (chance <= 8) {
    return { type: "fee_manual", from: owner, to: bank, amountCents: 120, reference: "Konta apkalpošana" };
  }
  return chance <= 16 && rowsLeft > 1 ? { ...sent, feeCents } : sent;
}

const effectOf = ({ type, status = "done", amountCents, feeCents: fee = 0 }: Draft): number => {
  if (status !== "done") return 0;
  return type === "RECEIVE" ? amountCents : -amountCents - fee;
};

/** A long history of every kind of transaction, never overdrawn: mostly small payments, and income when needed. */
export function* busyHistory(past: BusyPast): Generator<PastTransaction> {
  const { transactions, from, to, random } = past;
  let balance = 0;
  for (let row = 0; row < transactions;) {
    const isIncome = balance < 20_000 || random.between(1, 12) === 1;
    const draft = isIncome ? received(past) : spent(past, transactions - row);
    balance += effectOf(draft);
    const at = from + Math.floor(((to - from) * row) / transactions);
    yield { ...draft, at, paymentType: random.pick(["INSTANT", "INSTANT", "CREDIT"]) };
    row += draft.feeCents ? 2 : 1;
  }
}
