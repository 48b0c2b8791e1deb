import { agreedDocuments } from "@amberline/api/contract";
import { addMonths, civilDate, formatDate } from "@amberline/domain/dates";
import { expressionBuilder, type Expression } from "kysely";
import { documentVersions } from "../../bank";
import { bankTimeZone, startOfDay } from "../../days";
import { epochOf, instant, type Database, type Instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { bankTextsIn, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { tell, type Letter } from "../notifications";
import { agree, type AgreedDocument } from "./agree";

type Bank = Pick<Parts, "db" | "mailer">;

const atOnce = 500;
const beforeAll = "00000000-0000-0000-0000-000000000000";

const newestOf = (document: AgreedDocument) => documentVersions[document][0];

/** Whose contract has ended: all their accounts are closed, and they have access to none of others. */
const hasLeft = (loginId: Expression<string>) => {
  const row = expressionBuilder<Database>();
  const own = row.selectFrom("accounts").select("accounts.id").where("accounts.login_id", "=", loginId);
  const shared = row
    .selectFrom("account_people")
    .select("account_people.id")
    .where("account_people.login_id", "=", loginId)
    .where("state", "=", "active");
  return row.and([
    row.exists(own.where("closed_at", "is not", null)),
    row.not(row.exists(own.where("closed_at", "is", null))),
    row.not(row.exists(shared)),
  ]);
};

/** Those who were customers when the newest version was announced, and have neither left since, agreed to it nor been told of it. */
const untold = (db: Db, document: AgreedDocument, after: string) => {
  const { effectiveOn: version, announcedOn } = newestOf(document);
  return db
    .selectFrom("logins")
    .select("id")
    .where("id", ">", after)
    .where("created_at", "<", instant(startOfDay(announcedOn)))
    .where((row) =>
      row.not(
        row.or([
          hasLeft(row.ref("logins.id")),
          row.exists(
            row
              .selectFrom("agreements")
              .select("agreements.login_id")
              .whereRef("agreements.login_id", "=", "logins.id")
              .where("document", "=", document)
              .where("version", "=", version),
          ),
          row.exists(
            row
              .selectFrom("document_changes")
              .select("document_changes.login_id")
              .whereRef("document_changes.login_id", "=", "logins.id")
              .where("document", "=", document)
              .where("version", "=", version),
          ),
        ]),
      ),
    )
    .orderBy("id")
    .limit(atOnce)
    .execute();
};

/** Tells one customer of the newest version, once. */
export const tellOfChange = (
  { db, mailer }: Bank,
  { loginId, document, now }: { loginId: string; document: AgreedDocument; now: number },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { effectiveOn: version } = newestOf(document);
    const added = await trx
      .insertInto("document_changes")
      .values({ login_id: loginId, document, version, told_at: instant(now), seen_at: null })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    const changesOf = (language: Language) =>
      (bankTextsIn(language).changes[document] as Record<string, string>)[version] ?? "";
    const letter: Letter = ({ documentChanged }, language) =>
      documentChanged[document](formatDate(version, language), changesOf(language));
    const about = { target: "agreements" } as const;
    await tell({ db: trx, mailer }, { loginId, kind: "terms", letter, about }, now);
  });

/** The day from which who was told says yes by saying nothing: its own, and no earlier than two months after. */
const tacitFrom = (version: string, toldAt: Instant): number => {
  const twoMonthsOn = addMonths(civilDate(epochOf(toldAt), bankTimeZone), 2);
  return startOfDay(twoMonthsOn > version ? twoMonthsOn : version);
};

/** Who was told of a version, and has neither agreed to it nor left. */
const silent = (db: Db, document: AgreedDocument, after: string) =>
  db
    .selectFrom("document_changes as change")
    .select(["change.login_id as loginId", "change.told_at as toldAt"])
    .where("change.document", "=", document)
    .where("change.version", "=", newestOf(document).effectiveOn)
    .where("change.login_id", ">", after)
    .where((row) => row.not(hasLeft(row.ref("change.login_id"))))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("agreements")
            .select("agreements.login_id")
            .whereRef("agreements.login_id", "=", "change.login_id")
            .whereRef("agreements.document", "=", "change.document")
            .whereRef("agreements.version", "=", "change.version"),
        ),
      ),
    )
    .orderBy("change.login_id")
    .limit(atOnce)
    .execute();

async function tellOf(bank: Bank, document: AgreedDocument, now: number, errors: unknown[]): Promise<void> {
  for (let after = beforeAll; ;) {
    const some = await untold(bank.db, document, after);
    for (const { id: loginId } of some)
      await tellOfChange(bank, { loginId, document, now }).catch((error: unknown) => errors.push(error));
    const last = some.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function agreeSilently({ db }: Bank, document: AgreedDocument, now: number): Promise<void> {
  const { effectiveOn: version } = newestOf(document);
  for (let after = beforeAll; ;) {
    const some = await silent(db, document, after);
    for (const { loginId, toldAt } of some) {
      const at = tacitFrom(version, toldAt);
      if (at <= now)
        await inTransaction(db, (trx) => agree(trx, { loginId, document, version, now: at, isTacit: true }));
    }
    const last = some.at(-1);
    if (!last) return;
    after = last.loginId;
  }
}

/**
 * Tells customers of new versions of what they agreed to, from the day each is announced, two months and more before it
 * is in force, and notes the agreement of those who said nothing (Directive (EU) 2015/2366, article 54). Safe to run in
 * several processes.
 */
export async function runDocumentChanges(bank: Bank, now: number): Promise<void> {
  const errors: unknown[] = [];
  const today = civilDate(now, bankTimeZone);
  for (const document of agreedDocuments) {
    const { announcedOn, effectiveOn } = newestOf(document);
    if (today < announcedOn) continue;
    if (today < effectiveOn) await tellOf(bank, document, now, errors);
    else await agreeSilently(bank, document, now);
  }
  if (errors.length > 0) throw errors[0];
}

/** What a customer was told of and has not looked at, or agreed to, since. */
export const unseenChanges = (db: Db, loginId: string) =>
  db
    .selectFrom("document_changes as change")
    .select(["change.document", "change.version"])
    .where("change.login_id", "=", loginId)
    .where("change.seen_at", "is", null);

/** The customer has looked at the changes, of all documents. */
export const seeChanges = (db: Db, loginId: string, now: number, document?: AgreedDocument) =>
  db
    .updateTable("document_changes")
    .set({ seen_at: instant(now) })
    .where("login_id", "=", loginId)
    .where("seen_at", "is", null)
    .$if(document !== undefined, (some) => some.where("document", "=", document ?? "terms"))
    .execute();
