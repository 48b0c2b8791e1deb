import { type Kysely } from "kysely";
import { audit } from "../../audit";
import { instant, type Database } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";
import { tell, type Letter } from "../notifications";
import { eachDue } from "../orders/eachDue";
import { wordsOf } from "./approve";
import { approversOf } from "./approvers";
import { barOf } from "./list";
import { contentOf, nextReminder, proposalsOf } from "./proposals";

type Bank = { db: Kysely<Database>; mailer: Parts["mailer"] };
type DueAt = "expires_at" | "remind_at";

/** The company is locked before what waits in it, as an approval does it. */
const oneDue = (
  db: Kysely<Database>,
  by: DueAt,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
  work: (trx: Db, due: { id: string; account_id: string }) => Promise<void>,
) =>
  inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom("proposals")
      .select(["id", "account_id"])
      .where("ended_at", "is", null)
      .where(by, "<=", instant(now))
      .$if(without.length > 0, (query) => query.where("id", "not in", without))
      .orderBy(by)
      .limit(1)
      .executeTakeFirst();
    if (!due) return false;
    begins(due.id);
    await lockCompany(trx, due.account_id);
    await work(trx, due);
    begins("");
    return true;
  });

async function expire({ db: trx, mailer }: { db: Db; mailer: Parts["mailer"] }, id: string, now: number) {
  const row = await trx
    .updateTable("proposals")
    .set({ state: "expired", ended_at: instant(now) })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  // Another process came first.
  if (!row) return;
  const { made_by: loginId, account_id: accountId, language: otherwise } = row;
  await audit(trx, { at: now, action: "approval.expired", loginId, accountId, detail: { proposal: id } });
  const letter: Letter = (texts, language) => [
    texts.proposalExpiredSubject,
    texts.proposalExpiredBody(wordsOf(contentOf(row), language)),
  ];
  await tell(
    { db: trx, mailer },
    { loginId, kind: "approval", letter, accountId, about: { target: "approval", id }, otherwise },
    now,
  );
}

/** Mails everybody who can approve something that waits; without amounts or names, as mail is read by others. */
async function remind(
  { db: trx, mailer }: { db: Db; mailer: Parts["mailer"] },
  accountId: string,
  now: number,
) {
  const rows = await proposalsOf(trx, accountId).where("proposal.ended_at", "is", null).execute();
  const [newest] = rows.filter(({ remind_at: at }) => at <= instant(now));
  if (!newest) return;
  await trx
    .updateTable("proposals")
    .set({ remind_at: instant(nextReminder(now)), reminded_at: instant(now) })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
  const company = await trx
    .selectFrom("accounts")
    .select(["id", "login_id", "name"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const approvers = await approversOf(trx, company);
  for (const approver of approvers) {
    const looker = { id: approver.id, approver, approvedToday: 0 };
    const count = rows.filter((row) => barOf(row, looker, approvers) === null).length;
    if (count === 0) continue;
    const letter: Letter = (texts) => [
      texts.approvalsWaitSubject(company.name),
      texts.approvalsWaitBody(count, company.name),
    ];
    const { id: loginId } = approver;
    const { language: otherwise } = newest;
    const about = { target: "approval" } as const;
    await tell({ db: trx, mailer }, { loginId, kind: "approval", letter, accountId, about, otherwise }, now);
  }
}

/**
 * Ends what has waited too long, and tells those who can approve something of what waits: soon after it was made, then
 * every business morning. Safe to run in several processes.
 */
export async function runApprovals({ db, mailer }: Bank, now: number): Promise<void> {
  await eachDue((without, begins) =>
    oneDue(db, "expires_at", now, without, begins, (trx, { id }) => expire({ db: trx, mailer }, id, now)),
  );
  await eachDue((without, begins) =>
    oneDue(db, "remind_at", now, without, begins, (trx, { account_id: accountId }) =>
      remind({ db: trx, mailer }, accountId, now),
    ),
  );
}
