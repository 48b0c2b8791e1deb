import { type calls } from "@amberline/api/contract";
import { addMonths, civilDate } from "@amberline/domain/dates";
import { type DebitRule } from "@amberline/domain/directDebits";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankTimeZone, startOfDay } from "../../days";
import { instant, type Count } from "../../db/schema";
import { ownAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import {
  collectedDays,
  limitOf,
  paidBackUntil,
  problemOf,
  refusalCodes,
  stateOf,
  type Collection,
  type DebitRefusal,
  type Mandate,
} from "./judge";

/** Of the past that is listed. */
const monthsShown = 13;
const mostShown = 200;
/** On home. */
const soonestShown = 3;

const decimal = (cents: number) => moneyToDecimal(money(cents, "EUR"));

const isRefusal = (reason: string): reason is DebitRefusal => Object.hasOwn(refusalCodes, reason);

/** In the order the customer looks for them. */
const byStanding = ["new", "active", "blocked", "ended", "revoked"] as const;

function wireMandate(mandate: Mandate, now: number) {
  const limit = limitOf(mandate);
  return {
    id: mandate.id,
    creditor_name: mandate.creditor_name,
    creditor_id: mandate.creditor_id,
    reference: mandate.reference,
    scheme: mandate.scheme,
    signed: mandate.signed,
    state: stateOf(mandate, now),
    limit: { amount: limit.amount && moneyToDecimal(limit.amount), every: limit.every },
    createdAt: mandate.created_at,
  };
}

interface Standing {
  rule: DebitRule;
  mandates: ReadonlyMap<string, Mandate>;
}

type Told = Pick<Asked, "texts" | "now">;

function wireCollection(
  collection: Collection,
  mandate: Mandate,
  reason: string | null,
  { texts, now }: Told,
) {
  const { id, state, day } = collection;
  const isComing = state === "coming";
  const isRefundable =
    state === "collected" &&
    mandate.scheme === "CORE" &&
    civilDate(now, bankTimeZone) <= paidBackUntil(collection);
  return {
    id,
    mandate_id: mandate.id,
    creditor_name: mandate.creditor_name,
    amount: decimal(collection.amount_cents),
    day,
    sequence: collection.sequence,
    reference: collection.reference,
    state,
    problem: reason !== null && isRefusal(reason) ? texts.debitRefusals[reason] : null,
    refusable_until: isComing ? instant(startOfDay(day)) : null,
    refundable_until: isRefundable ? paidBackUntil(collection) : null,
    transaction_id: collection.transaction_id,
  };
}

interface Asked {
  accountId: string;
  texts: Catalogue;
  now: number;
}

async function standingOf(db: Db, accountId: string): Promise<Standing> {
  const [{ debit_rule: rule }, mandates] = await Promise.all([
    db.selectFrom("accounts").select("debit_rule").where("id", "=", accountId).executeTakeFirstOrThrow(),
    db.selectFrom("mandates").selectAll().where("account_id", "=", accountId).execute(),
  ]);
  return { rule, mandates: new Map(mandates.map((mandate) => [mandate.id, mandate])) };
}

const mandateOf = ({ mandates }: Standing, { id, mandate_id: mandateId }: Collection): Mandate => {
  const mandate = mandates.get(mandateId);
  if (!mandate) throw new Error(`Collection ${id} has no mandate.`);
  return mandate;
};

/** Soonest first, each with what is going to keep it from being paid, those before it taken as paid. */
async function comingOf(db: Db, { accountId, ...told }: Asked, standing: Standing, most: number) {
  const today = civilDate(told.now, bankTimeZone);
  const [coming, paid] = await Promise.all([
    db
      .selectFrom("debit_collections")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("state", "=", "coming")
      .orderBy("day")
      .orderBy("created_at")
      .orderBy("id")
      .limit(most)
      .execute(),
    collectedDays(db, [...standing.mandates.values()], today),
  ]);
  return coming.map((collection) => {
    const mandate = mandateOf(standing, collection);
    const others = paid.get(mandate.id) ?? [];
    const problem = problemOf({ rule: standing.rule, mandate, others }, collection, told.now);
    if (problem === null) paid.set(mandate.id, [...others, collection.day]);
    return wireCollection(collection, mandate, problem, told);
  });
}

async function pastOf(db: Db, { accountId, ...told }: Asked, standing: Standing) {
  const past = await db
    .selectFrom("debit_collections")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("state", "<>", "coming")
    .where("day", ">=", addMonths(civilDate(told.now, bankTimeZone), -monthsShown))
    .orderBy("day", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(mostShown)
    .execute();
  return past.map((each) => wireCollection(each, mandateOf(standing, each), each.reason, told));
}

/** The soonest to come, and how many there are. */
export async function upcomingCollections(db: Db, asked: Asked) {
  const { total } = await db
    .selectFrom("debit_collections")
    .select((row) => row.fn.countAll<Count>().as("total"))
    .where("account_id", "=", asked.accountId)
    .where("state", "=", "coming")
    .executeTakeFirstOrThrow();
  if (Number(total) === 0) return { total: 0, data: [] };
  const standing = await standingOf(db, asked.accountId);
  return { total: Number(total), data: await comingOf(db, asked, standing, soonestShown) };
}

export async function answerDirectDebits(db: Db, asked: Asked) {
  const standing = await standingOf(db, asked.accountId);
  const [coming, past] = await Promise.all([
    comingOf(db, asked, standing, mostShown),
    pastOf(db, asked, standing),
  ]);
  const mandates = [...standing.mandates.values()].map((mandate) => wireMandate(mandate, asked.now));
  return {
    data: {
      rule: standing.rule,
      mandates: mandates.toSorted(
        (a, b) =>
          byStanding.indexOf(a.state) - byStanding.indexOf(b.state) ||
          a.creditor_name.localeCompare(b.creditor_name) ||
          a.id.localeCompare(b.id),
      ),
      coming,
      past,
    },
  };
}

/** /direct_debit */
export const listDirectDebits =
  ({ db }: Parts) =>
  ({ caller, texts, now }: CallerAsk<typeof calls.directDebitList>) =>
    answerDirectDebits(db, { accountId: ownAccount(caller, "see").id, texts, now });
