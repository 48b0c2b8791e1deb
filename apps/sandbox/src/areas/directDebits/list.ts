import { type calls } from "@amberline/api/contract";
import { addMonths, civilDate } from "@amberline/domain/dates";
import { type DebitRule } from "@amberline/domain/directDebits";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankTimeZone, startOfDay } from "../../days";
import { instant } from "../../db/schema";
import { ownAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import {
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
  mandates: readonly Mandate[];
  /** All that may count for a limit. */
  collections: readonly Collection[];
}

function wireCollection(collection: Collection, standing: Standing, texts: Catalogue, now: number) {
  const mandate = standing.mandates.find(({ id }) => id === collection.mandate_id);
  if (!mandate) throw new Error(`Collection ${collection.id} has no mandate.`);
  const { id, state, day, reason } = collection;
  const isComing = state === "coming";
  const problem = isComing
    ? problemOf({ rule: standing.rule, mandate, others: standing.collections }, collection, now)
    : reason;
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
    problem: problem !== null && isRefusal(problem) ? texts.debitRefusals[problem] : null,
    refusable_until: isComing ? instant(startOfDay(day)) : null,
    refundable_until: isRefundable ? paidBackUntil(collection) : null,
    transaction_id: collection.transaction_id,
  };
}

async function standingOf(db: Db, accountId: string, now: number): Promise<Standing> {
  const since = addMonths(civilDate(now, bankTimeZone), -monthsShown);
  const [{ debit_rule: rule }, mandates, collections] = await Promise.all([
    db.selectFrom("accounts").select("debit_rule").where("id", "=", accountId).executeTakeFirstOrThrow(),
    db.selectFrom("mandates").selectAll().where("account_id", "=", accountId).execute(),
    db
      .selectFrom("debit_collections")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("day", ">=", since)
      .orderBy("day", "desc")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),
  ]);
  return { rule, mandates, collections };
}

const comingOf = ({ collections }: Standing) =>
  collections.filter(({ state }) => state === "coming").toReversed();

/** The soonest to come, and how many there are. */
export async function upcomingCollections(db: Db, accountId: string, texts: Catalogue, now: number) {
  const standing = await standingOf(db, accountId, now);
  const coming = comingOf(standing);
  return {
    total: coming.length,
    data: coming.slice(0, soonestShown).map((each) => wireCollection(each, standing, texts, now)),
  };
}

export async function answerDirectDebits(db: Db, accountId: string, texts: Catalogue, now: number) {
  const standing = await standingOf(db, accountId, now);
  const wire = (each: Collection) => wireCollection(each, standing, texts, now);
  const mandates = standing.mandates.map((mandate) => wireMandate(mandate, now));
  return {
    data: {
      rule: standing.rule,
      mandates: mandates.toSorted(
        (a, b) =>
          byStanding.indexOf(a.state) - byStanding.indexOf(b.state) ||
          a.creditor_name.localeCompare(b.creditor_name) ||
          a.id.localeCompare(b.id),
      ),
      coming: comingOf(standing).map(wire),
      past: standing.collections
        .filter(({ state }) => state !== "coming")
        .slice(0, mostShown)
        .map(wire),
    },
  };
}

/** /direct_debit */
export const listDirectDebits =
  ({ db }: Parts) =>
  ({ caller, texts, now }: CallerAsk<typeof calls.directDebitList>) =>
    answerDirectDebits(db, ownAccount(caller, "see").id, texts, now);
