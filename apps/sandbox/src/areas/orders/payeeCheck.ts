import { dayMs } from "@amberline/domain/dates";
import { auditSparingly } from "../../audit";
import { instant, type Count } from "../../db/schema";
import { type Db } from "../../ledger";
import { checkName, holderOf, type NameCheck } from "../../nameCheck";
import { type Parts } from "../../parts";
import { isUuid, uuid } from "../../secrets/random";
import { type Catalogue, type Language } from "../../locales";
import { accountIdsOf, type AccountRow, type Caller } from "../../http/caller";
import { refuse } from "../../http/refusal";
import { payeeHashOf, payloadHashOf, type Order } from "./order";
import { quoteOf } from "./tariffs";

/** A check is valid for as long as a session lasts. */
const checkLifeMs = 600_000;

/**
 * Whether the account's policy refuses a payment after this result. A name that could not be checked is no mismatch.
 */
export const isRefusedBy = (policy: AccountRow["vop_policy"], result: NameCheck["result"]): boolean =>
  policy === "refuse" && (result === "NMTC" || result === "CMTC");

function textOf(check: NameCheck, { vop_policy: policy }: AccountRow, texts: Catalogue): string {
  if (check.result === "NMTC" && isRefusedBy(policy, check.result)) return texts.nameCheckRefused;
  if (check.result === "CMTC") return texts.nameCloseMatch(check.matchedName);
  return { MTCH: texts.nameMatches, NMTC: texts.nameNoMatch, NOAP: texts.nameNotChecked }[check.result];
}

/** The name-check fields of an answer without a check. */
export const withoutCheck = {
  vop_result: undefined,
  vop_id: undefined,
  matchedName: undefined,
  message: undefined,
  fee: undefined,
  total: undefined,
};

interface Asking {
  caller: Caller;
  now: number;
  language: Language;
  texts: Catalogue;
}

/**
 * So many payees may a login check in a day without paying them: enough for any mistake, too few to look people up.
 */
const unpaidPayeesPerDay = 30;

/**
 * Refuses to say whose account it is to somebody who asks about many and pays none of them. A check is counted once it
 * is stored, so that parallel ones count one another; a refused one is deleted.
 */
async function requireFewLookups(
  db: Db,
  checkId: string,
  { accountId, ...order }: Order,
  { caller, now, texts }: Asking,
): Promise<void> {
  const ofCaller = accountIdsOf(db, caller.id);
  const asked = db
    .selectFrom("vop_checks as asked")
    .where("asked.account_id", "in", ofCaller)
    .where("asked.login_id", "=", caller.id)
    .where("asked.created_at", ">", instant(now - dayMs))
    // Without an end, a third of all checks is expected, and the statement is planned anew for each.
    .where("asked.created_at", "<", instant(now + dayMs))
    .where("asked.payee_hash", "<>", payeeHashOf(order))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("vop_checks as paid")
            .innerJoin("transactions", "transactions.vop_check_id", "paid.id")
            .select("paid.id")
            .where("paid.account_id", "in", ofCaller)
            .whereRef("paid.payee_hash", "=", "asked.payee_hash"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("planned_payments")
            .select("planned_payments.id")
            .where("planned_payments.account_id", "in", ofCaller)
            .whereRef("planned_payments.vop_check_id", "=", "asked.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("proposals")
            .select("proposals.id")
            .where("proposals.account_id", "in", ofCaller)
            .where("proposals.state", "in", ["waiting", "approved"])
            .whereRef("proposals.vop_check_id", "=", "asked.id"),
        ),
      ),
    );
  const { payees } = await asked
    .select((row) => row.fn.count<Count>("asked.payee_hash").distinct().as("payees"))
    .executeTakeFirstOrThrow();
  if (payees < unpaidPayeesPerDay) return;
  await db.deleteFrom("vop_checks").where("id", "=", checkId).execute();
  await auditSparingly(db, { at: now, action: "nameCheck.tooMany", loginId: caller.id, accountId });
  refuse(texts.tooManyNameChecks);
}

/** Checks the payee's name and stores the result and its wording, bound to this order. Says what the order costs. */
export async function checkPayee(
  { db, random }: Pick<Parts, "db" | "random">,
  order: Order,
  payer: AccountRow,
  ask: Asking,
) {
  const { now, language, texts } = ask;
  const check = await checkName(
    { name: order.payeeName, account: order.account },
    { askHolder: (iban) => holderOf(db, iban) },
  );
  const id = uuid(random);
  const message = textOf(check, payer, texts);
  await db
    .insertInto("vop_checks")
    .values({
      id,
      account_id: order.accountId,
      login_id: ask.caller.id,
      payload_hash: payloadHashOf(order),
      payee_hash: payeeHashOf(order),
      result: check.result,
      matched_name: check.matchedName,
      text_shown: message,
      language,
      ordered: JSON.stringify(order),
      created_at: instant(now),
    })
    .execute();
  await requireFewLookups(db, id, order, ask);
  return { vop_result: check.result, vop_id: id, matchedName: check.matchedName, message, ...quoteOf(order) };
}

const recentChecks = (db: Db, { accountId }: Pick<Order, "accountId">, now: number) =>
  db
    .selectFrom("vop_checks")
    .select(["id", "result", "payload_hash", "text_shown", "language", "ordered"])
    .where("account_id", "=", accountId)
    .where("created_at", ">", instant(now - checkLifeMs));

export type StoredCheck = NonNullable<
  Awaited<ReturnType<ReturnType<typeof recentChecks>["executeTakeFirst"]>>
>;

/**
 * The check an order relies on: the one it names, which must be about this very order, or the newest about the same
 * payee.
 */
export const checkFor = (db: Db, order: Order, vopId: string | undefined, now: number) =>
  recentChecks(db, order, now)
    .where((check) =>
      vopId === undefined
        ? check("payee_hash", "=", payeeHashOf(order))
        : check("payload_hash", "=", payloadHashOf(order)).and("id", "=", isUuid(vopId) ? vopId : null),
    )
    .orderBy("created_at", "desc")
    .limit(1);

/** The check an order's code is asked for, and the order; null if it is not the account's or too old. */
export async function checkedOrder(
  db: Db,
  accountId: string,
  vopId: string,
  now: number,
): Promise<{ checkId: string; order: Order } | null> {
  if (!isUuid(vopId)) return null;
  const check = await recentChecks(db, { accountId }, now).where("id", "=", vopId).executeTakeFirst();
  return check?.ordered ? { checkId: check.id, order: JSON.parse(check.ordered) as Order } : null;
}
