import { addDays, civilDate, hourMs, isWeekend } from "@amberline/domain/dates";
import { bankTimeZone, startOfDay } from "../days";
import { type Party, type PastTransaction } from "../ledger";
import { type SeededRandom } from "./seededRandom";
import { closedPayee, friends, latvenergo, maxima, monthly, shops, tenant, trade } from "./counterparties";

export interface Past {
  owner: Party;
  /** End of the history. */
  now: number;
  random: SeededRandom;
  /** Final balance in cents. */
  endsWith: number;
}

type Draft = Omit<PastTransaction, "paymentType"> & { paymentType?: "INSTANT" | "CREDIT" };

const received = (from: Party, to: Party, amountCents: number, reference: string, at: number): Draft => ({
  type: "RECEIVE",
  from,
  to,
  amountCents,
  reference,
  at,
});

const sent = (from: Party, to: Party, amountCents: number, reference: string, at: number): Draft => ({
  ...received(from, to, amountCents, reference, at),
  type: "SEND",
});

const toCompany = (draft: Draft): Draft => ({ ...draft, beneficiaryType: "organization" });

const moved = (owner: Party, other: Party, cents: number, reference: string, at: number): Draft =>
  cents > 0 ? received(other, owner, cents, reference, at) : sent(owner, other, -cents, reference, at);

/** Civil dates from a year ago to the day before yesterday, when everything is settled. */
function pastDays(now: number): string[] {
  const today = civilDate(now, bankTimeZone);
  return Array.from({ length: 362 }, (_, index) => addDays(today, index - 365));
}

function privateDay({ owner, random }: Past, day: string): Draft[] {
  const at = (from: number, to: number) => startOfDay(day) + random.between(from * hourMs, to * hourMs);
  const purchases = Array.from({ length: random.pick([0, 0, 1, 1, 1, 2]) }, () => {
    const { party, reference, cents } = random.pickWeighted(shops);
    return toCompany(sent(owner, party, random.between(...cents), reference, at(8, 21)));
  });
  const bills = monthly
    .filter((bill) => bill.day === Number(day.slice(8)))
    .map(({ party, reference, cents, isPerson }) => {
      const draft = moved(owner, party, random.between(...cents), reference, at(7, 11));
      return draft.type === "SEND" && !isPerson ? toCompany(draft) : draft;
    });
  const isShared = random.between(1, 12) === 1;
  const cents = random.between(400, 4_500) * random.pick([-1, 1, -1]);
  const shared = isShared ? [moved(owner, random.pick(friends), cents, "Kopīgās vakariņas", at(18, 22))] : [];
  return [...purchases, ...bills, ...shared];
}

/** The latest transactions, which visitors see first: a rent, a purchase, a bill, a returned payment. */
function privateLately({ owner, now }: Past): Draft[] {
  const today = civilDate(now, bankTimeZone);
  const at = (daysAgo: number, hours: number) => startOfDay(addDays(today, -daysAgo)) + hours * hourMs;
  return [
    toCompany(sent(owner, latvenergo, 9_610, "4402 118", at(3, 9))),
    {
      ...sent(owner, closedPayee, 42_000, "Koncerta biļetes", at(3, 12)),
      status: "declined",
      statusReason: "account_closed",
    },
    toCompany(sent(owner, maxima, 1_345, "Pirkums", at(1, 10))),
    received(tenant, owner, 180_000, "Īre", at(1, 15)),
  ];
}

function companyDay({ owner, random }: Past, day: string): Draft[] {
  if (isWeekend(day) || random.between(1, 3) > 1) return [];
  const { party, reference, cents } = random.pickWeighted(trade);
  const draft = moved(
    owner,
    party,
    random.between(...cents),
    reference,
    startOfDay(day) + random.between(8, 17) * hourMs,
  );
  return [draft.type === "SEND" ? { ...toCompany(draft), feeCents: 35 } : draft];
}

const effectOf = ({ type, status, amountCents, feeCents = 0 }: Draft): number => {
  if (status === "declined") return 0;
  return type === "RECEIVE" ? amountCents : -amountCents - feeCents;
};

/** Prepends an opening payment, so that the final balance is right. Throws if the balance would become negative. */
function complete({ owner, endsWith }: Past, drafts: Draft[], opening: Party): PastTransaction[] {
  const ordered = drafts.sort((a, b) => a.at - b.at);
  const change = ordered.reduce((sum, draft) => sum + effectOf(draft), 0);
  const first = ordered[0];
  if (!first) throw new RangeError("A history needs at least one day.");
  const start = received(opening, owner, endsWith - change, "Konta atvēršana", first.at - hourMs);
  let balance = 0;
  return [start, ...ordered].map((draft) => {
    balance += effectOf(draft);
    if (balance < 0) throw new RangeError(`The history of ${owner.name} runs out of money.`);
    return { paymentType: "INSTANT", ...draft };
  });
}

/** A year of a person's account: salary, rent, bills, shops, friends; without fees, as its tariff has none. */
export function privateHistory(past: Past): PastTransaction[] {
  const days = pastDays(past.now).flatMap((day) => privateDay(past, day));
  return complete(past, [...days, ...privateLately(past)], { ...past.owner, account: tenant.account });
}

/** A year of a small company's account. */
export function companyHistory(past: Past): PastTransaction[] {
  const days = pastDays(past.now).flatMap((day) => companyDay(past, day));
  return complete(past, days, { ...past.owner, account: tenant.account });
}
