import { jsonArrayFrom } from "kysely/helpers/postgres";
import { addDays, civilDate, dayMs, hourMs, instantAt, minuteMs } from "@amberline/domain/dates";
import { isBusinessDay } from "@amberline/domain/clearing";
import { bankTimeZone } from "../../days";
import { epochOf, instant, type Cents, type Count } from "../../db/schema";
import { type AccessRow } from "../../http/caller";
import { type Db, type Party } from "../../ledger";
import { refuse } from "../../http/refusal";
import { type Catalogue, type Language } from "../../locales";
import { type NameCheck } from "../../nameCheck";
import { type Order } from "../orders/order";

/** What was confirmed, as it is stored. */
export interface ProposedPayment {
  kind: "payment";
  order: Order;
  to: Party;
  enteredBy: string | null;
  /** What the name check said, and in which words. */
  check: { id: string; result: NameCheck["result"]; text: string | null };
  /** Its maker knew of another like it. */
  isRepeat: boolean;
}

/** A file of payments, by a digest of all that were ready. */
export interface ProposedFile {
  kind: "file";
  fileId: string;
  name: string;
  isSalary: boolean;
  payments: Count;
  amountCents: Cents;
  feeCents: Cents;
  digest: string;
  firstDay: string | null;
  lastDay: string | null;
  /** Whether the bank has asked for the names of the payees. */
  checksNames: boolean;
  /** How many have another name or repeat another payment, as its maker knew. */
  accepted: Count;
}

export interface ProposedRule {
  kind: "rule";
  rule: { aboveCents: Cents; approvers: number } | null;
}

/** Access for a login. */
export interface ProposedPerson {
  kind: "person";
  loginId: string;
  email: string;
  firstName: string;
  lastName: string;
  given: AccessRow;
}

export type Content = ProposedPayment | ProposedFile | ProposedRule | ProposedPerson;
export type Kind = Content["kind"];

const lifeMs = 30 * dayMs;

/** Those who approve are told no more often than this of what is new. */
const toldEveryMs = hourMs;

/** So many may be made at once before those who approve are told of them together. */
const collectedMs = 5 * minuteMs;

/** At nine in the morning of the next business day. */
export function nextReminder(now: number): number {
  let day = addDays(civilDate(now, bankTimeZone), 1);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return instantAt(day, "09:00", bankTimeZone);
}

interface Proposing {
  accountId: string;
  madeBy: string;
  /** Of a payment's order; null for what has no key. */
  key: string | null;
  content: Content;
  needed: number;
  /** When it can't be made any more, however long it waits, epoch milliseconds. */
  lastMoment?: number;
  language: Language;
  now: number;
}

const amountOf = (content: Content): Cents | null => {
  if (content.kind === "file") return content.amountCents;
  return content.kind === "payment" ? content.order.amountCents : null;
};

/** What the same person asks for again, and has no key to be known by, waits once. */
const same = (trx: Db, { accountId, madeBy, content, now }: Proposing) =>
  trx
    .selectFrom("proposals")
    .select("id")
    .where("account_id", "=", accountId)
    .where("made_by", "=", madeBy)
    .where("state", "=", "waiting")
    .where("expires_at", ">", instant(now))
    .where("content", "=", JSON.stringify(content))
    .executeTakeFirst();

/** Null if it waits already, or the key has proposed something. */
export async function propose(trx: Db, proposing: Proposing): Promise<{ id: string } | null> {
  const { accountId, madeBy, key, content, needed, language, now } = proposing;
  if (key === null && (await same(trx, proposing))) return null;
  const { told } = await trx
    .selectFrom("proposals")
    .select((row) => row.fn.max("reminded_at").as("told"))
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  const nextTold = told === null ? 0 : epochOf(told) + toldEveryMs;
  const id = crypto.randomUUID();
  const made = await trx
    .insertInto("proposals")
    .values({
      id,
      account_id: accountId,
      made_by: madeBy,
      idempotency_key: key,
      content: JSON.stringify(content),
      amount_cents: amountOf(content),
      vop_check_id: content.kind === "payment" ? content.check.id : null,
      needed,
      language,
      state: "waiting",
      created_at: instant(now),
      expires_at: instant(Math.min(now + lifeMs, proposing.lastMoment ?? Infinity)),
      remind_at: instant(Math.max(now + collectedMs, nextTold)),
    })
    .onConflict((known) => known.columns(["account_id", "idempotency_key"]).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n ? { id } : null;
}

/** With who made, approved and ended each. */
export const proposalsOf = (db: Db, accountId: string) =>
  db
    .selectFrom("proposals as proposal")
    .innerJoin("logins as maker", "maker.id", "proposal.made_by")
    .leftJoin("logins as ender", "ender.id", "proposal.ended_by")
    .selectAll("proposal")
    .select(["maker.first_name as maker_first_name", "maker.last_name as maker_last_name"])
    .select(["ender.first_name as ender_first_name", "ender.last_name as ender_last_name"])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom("proposal_approvals as given")
          .innerJoin("logins", "logins.id", "given.login_id")
          .select(["given.login_id", "given.given_at", "logins.first_name", "logins.last_name"])
          .whereRef("given.proposal_id", "=", "proposal.id")
          .orderBy("given.given_at"),
      ).as("approvals"),
    )
    .where("proposal.account_id", "=", accountId);

export type ProposalRow = Awaited<ReturnType<ReturnType<typeof proposalsOf>["execute"]>>[number];

export const contentOf = ({ content }: { content: string }): Content => JSON.parse(content) as Content;

export const isAbout = (content: Content, loginId: string) =>
  content.kind === "person" && content.loginId === loginId;

/** Who can never approve it: whoever made it, and whoever it is about. */
export const isPartyTo = (
  row: Pick<ProposalRow, "made_by" | "content">,
  loginId: string,
  content = contentOf(row),
): boolean => row.made_by === loginId || isAbout(content, loginId);

/** Payments that wait, or files with one, to the same account, of the same amount and reference; the newest first. */
export async function likeProposals(
  db: Db,
  {
    accountId,
    account,
    reference,
    amountCents,
  }: Pick<Order, "accountId" | "account" | "reference" | "amountCents">,
): Promise<string[]> {
  const rows = await db
    .selectFrom("proposals")
    .select(["id", "content"])
    .where("account_id", "=", accountId)
    .where("state", "=", "waiting")
    .where("amount_cents", "=", amountCents)
    .orderBy("created_at", "desc")
    .execute();
  const inFiles = await paymentsInFiles(db, { accountId, account, amountCents })
    .select("file_id")
    .where("reference", "=", reference)
    .execute();
  const proposed = rows.flatMap((row) => {
    const content = contentOf(row);
    const isLike =
      content.kind === "payment" &&
      content.order.account === account &&
      content.order.reference === reference;
    return isLike ? [row.id] : [];
  });
  return [...proposed, ...inFiles.map(({ file_id: id }) => id)];
}

/** Payments of files that wait or are being paid. Whom salaries go to is not said to who asks by a payment. */
export const paymentsInFiles = (
  db: Db,
  { accountId, account, amountCents }: Pick<Order, "accountId" | "account" | "amountCents">,
) =>
  db
    .selectFrom("payment_rows")
    .innerJoin("payment_files", "payment_files.id", "payment_rows.file_id")
    .where("account", "=", account)
    .where("amount_cents", "=", amountCents)
    .where("payment_rows.state", "in", ["ready", "paying"])
    .where("payment_files.account_id", "=", accountId)
    .where("payment_files.state", "in", ["waiting", "running"])
    .where("payment_files.is_salary", "=", false);

/** So many of one person may wait in an account at once: each is looked at when they are listed. */
const mostWaiting = 200;

export async function requireFewWaiting(
  trx: Db,
  { accountId, madeBy }: { accountId: string; madeBy: string },
  texts: Catalogue,
): Promise<void> {
  const { waiting } = await trx
    .selectFrom("proposals")
    .select((row) => row.fn.countAll<Count>().as("waiting"))
    .where("account_id", "=", accountId)
    .where("made_by", "=", madeBy)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  if (waiting > mostWaiting) refuse(texts.proposalsTooMany(mostWaiting));
}

/** Withdraws what waits and should not any more, as when its maker may make it no more. */
export async function withdrawAll(
  trx: Db,
  { accountId, by, now }: { accountId: string; by: string | null; now: number },
  isOver: (content: Content, madeBy: string) => boolean,
): Promise<void> {
  const rows = await trx
    .selectFrom("proposals")
    .select(["id", "made_by", "content"])
    .where("account_id", "=", accountId)
    .where("state", "=", "waiting")
    .execute();
  const ended = rows.filter((row) => isOver(contentOf(row), row.made_by)).map(({ id }) => id);
  if (ended.length === 0) return;
  await trx
    .updateTable("proposals")
    .set({ state: "withdrawn", ended_by: by, ended_at: instant(now) })
    .where("id", "in", ended)
    .execute();
}
