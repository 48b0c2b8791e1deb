import { isBusinessDay } from "@amberline/domain/clearing";
import { addDays, civilDate } from "@amberline/domain/dates";
import { type CollectionSequence, type MandateScheme } from "@amberline/domain/directDebits";
import { tidyText } from "@amberline/domain/reference";
import { type Insertable } from "kysely";
import { audit } from "../../audit";
import { ownLanguage } from "../../bank";
import { bankTimeZone, startOfDay } from "../../days";
import { instant, type Cents } from "../../db/schema";
import { type MandatesTable } from "../../db/tables/ledger";
import { type AccountRow } from "../../http/caller";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { refusalCodes, stateOf, type Collection, type Mandate } from "./judge";
import { tellOfDebit, tellOfRefusal } from "./notices";

/** What another bank sends for a creditor. */
export interface Announced {
  accountId: string;
  /** `id` is normalised. */
  creditor: { name: string; id: string; account: string; bic: string; bankName: string };
  /** The creditor's number of the mandate. */
  mandate: string;
  scheme: MandateScheme;
  signed: string | undefined;
  sequence: CollectionSequence | undefined;
  amountCents: Cents;
  day: string | undefined;
  reference: string;
  endToEndId: string;
}

export type Announcement =
  | { ok: true; collection: Collection; code: string }
  /** With what the creditor's bank is told (ISO 20022 ExternalStatusReason1Code). */
  | { ok: false; code: "AC04" | "AG01" | "AM05" | "MD02" };

/** The first business day on or after it, and after today. */
function dayFor(wanted: string | undefined, now: number): string {
  const tomorrow = addDays(civilDate(now, bankTimeZone), 1);
  let day = wanted === undefined || wanted < tomorrow ? tomorrow : wanted;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * A creditor that is blocked stays so, whatever the number of the mandate. One whose mandate was limited or revoked does
 * not get round that with another either: the customer has to allow it.
 */
async function firstState(trx: Db, { id, debit_rule: rule }: AccountRow, { creditor, scheme }: Announced) {
  const others = await trx
    .selectFrom("mandates")
    .selectAll()
    .where("account_id", "=", id)
    .where("creditor_id", "=", creditor.id)
    .execute();
  if (others.some(({ state }) => state === "blocked")) return "blocked";
  const isHeldBack = others.some(
    ({ state, limit_cents: most, limit_every: every }) =>
      state === "revoked" || (state !== "ended" && (most !== null || every !== "any")),
  );
  return scheme === "CORE" && rule === "all" && !isHeldBack ? "active" : "new";
}

async function mandateFor(trx: Db, account: AccountRow, announced: Announced, day: string, now: number) {
  const { creditor, scheme, signed } = announced;
  const known = await trx
    .selectFrom("mandates")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("creditor_id", "=", creditor.id)
    .where("reference", "=", announced.mandate)
    .forUpdate()
    .executeTakeFirst();
  if (known) return { mandate: known, isNew: false };
  const row: Insertable<MandatesTable> = {
    id: crypto.randomUUID(),
    account_id: account.id,
    creditor_name: tidyText(creditor.name),
    creditor_id: creditor.id,
    reference: announced.mandate,
    scheme,
    signed: signed ?? civilDate(now, bankTimeZone),
    state: await firstState(trx, account, announced),
    limit_cents: null,
    limit_every: "any",
    last_used: day,
    language: ownLanguage,
    created_at: instant(now),
    updated_at: instant(now),
  };
  const mandate = await trx.insertInto("mandates").values(row).returningAll().executeTakeFirstOrThrow();
  return { mandate, isNew: true };
}

const alreadyAnnounced = (trx: Db, { id }: Mandate, endToEndId: string) =>
  trx
    .selectFrom("debit_collections")
    .selectAll()
    .where("mandate_id", "=", id)
    .where("end_to_end_id", "=", endToEndId)
    .executeTakeFirst();

const codeOf = ({ reason }: Pick<Collection, "reason">) =>
  reason !== null && reason in refusalCodes ? refusalCodes[reason as keyof typeof refusalCodes] : "";

/**
 * Takes a collection for a coming day, or refuses it at once where its mandate has ended. The same mandate and end-to-end
 * id is the same collection.
 */
export const announceCollection = (
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  announced: Announced,
  now: number,
): Promise<Announcement> =>
  inTransaction(db, async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", announced.accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (account.closed_at !== null) return { ok: false, code: "AC04" };
    if (announced.scheme === "B2B" && account.kind === "private") return { ok: false, code: "AG01" };
    const day = dayFor(announced.day, now);
    const { mandate, isNew } = await mandateFor(trx, account, announced, day, now);
    if (mandate.scheme !== announced.scheme) return { ok: false, code: "MD02" };
    const known = await alreadyAnnounced(trx, mandate, announced.endToEndId);
    if (known)
      return known.amount_cents === announced.amountCents
        ? { ok: true, collection: known, code: codeOf(known) }
        : { ok: false, code: "AM05" };
    const state = stateOf(mandate, now);
    const reason = state === "revoked" || state === "ended" ? state : null;
    const row = {
      id: crypto.randomUUID(),
      mandate_id: mandate.id,
      account_id: account.id,
      end_to_end_id: announced.endToEndId,
      creditor_account: announced.creditor.account,
      creditor_bic: announced.creditor.bic,
      creditor_bank: announced.creditor.bankName,
      amount_cents: announced.amountCents,
      day,
      sequence: announced.sequence ?? (isNew ? ("FRST" as const) : ("RCUR" as const)),
      reference: tidyText(announced.reference),
      state: reason === null ? ("coming" as const) : ("refused" as const),
      reason,
      due_at: reason === null ? instant(startOfDay(day)) : null,
      transaction_id: null,
      created_at: instant(now),
      updated_at: instant(now),
    };
    const collection = await trx
      .insertInto("debit_collections")
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow();
    const detail = {
      collection: collection.id,
      mandate: mandate.id,
      day,
      amount: announced.amountCents,
      reason,
    };
    await audit(trx, { at: now, action: "debit.announced", accountId: account.id, detail });
    const due = { mandate, collection };
    if (reason !== null) await tellOfRefusal({ db: trx, mailer }, account, due, reason, now);
    else if (isNew && state !== "blocked")
      await tellOfDebit(
        { db: trx, mailer },
        account,
        due,
        (texts, facts) => [
          texts.debitNewSubject,
          texts.debitNewBody({ ...facts, isAllowed: state === "active" }),
        ],
        now,
      );
    return { ok: true, collection, code: codeOf(collection) };
  });
