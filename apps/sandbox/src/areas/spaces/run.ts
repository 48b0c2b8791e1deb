import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatMoney, money } from "@amberline/domain/money";
import { type Kysely } from "kysely";
import { audit } from "../../audit";
import { bankTimeZone, startOfDay } from "../../days";
import { inTransaction } from "../../db/inTransaction";
import { epochOf, instant, type Cents, type Database } from "../../db/schema";
import { loginOf } from "../../http/caller";
import { lockSpace, moveMoney, roundingOf, type LockedSpace } from "../../ledger";
import { type Parts } from "../../parts";
import { isStopped } from "../directDebits/judge";
import { tell } from "../notifications";
import { eachDue } from "../orders/eachDue";
import { debtorOf } from "../orders/parties";
import { nextMonthly, nextRounding } from "./dues";

type Bank = Pick<Parts, "db" | "mailer">;

/** What the rule moves now, and when it is due again. */
async function wantedBy({ db: trx }: Bank, { account, space }: LockedSpace, now: number) {
  if (space.rule === "monthly") {
    const due = epochOf(space.due_at ?? instant(now));
    return { cents: space.monthly_cents ?? 0, due_at: instant(nextMonthly(space.monthly_day ?? 1, due)) };
  }
  const end = instant(startOfDay(civilDate(now, bankTimeZone)));
  const cents = await roundingOf(trx, account, { start: space.rounded_until ?? end, end });
  return { cents, due_at: instant(nextRounding(now)), rounded_until: end };
}

/** Tells the owner that a rule was left out, as the account had too little. */
async function tellOfSkip(
  bank: Bank,
  { account: { accountId }, space }: LockedSpace,
  { loginId, cents, day, now }: { loginId: string; cents: Cents; day: string; now: number },
): Promise<void> {
  await tell(
    bank,
    {
      ...{ loginId, accountId, kind: "planned", about: { target: "space", id: space.id } },
      letter: (texts, language) => [
        texts.spaceSkippedSubject(space.name),
        texts.spaceSkippedBody({
          ...{ name: space.name, day: formatDate(day, language) },
          amount: formatMoney(money(cents, "EUR"), language),
        }),
      ],
    },
    now,
  );
}

/** Moves what the rule of a space wants, or leaves it out until it is due again. */
async function runRule(bank: Bank, locked: LockedSpace, now: number): Promise<void> {
  const { db: trx } = bank;
  const { account, space } = locked;
  const owner = await trx
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", account.accountId)
    .executeTakeFirstOrThrow();
  const login = await loginOf(trx, owner.login_id);
  const { cents, ...next } = await wantedBy(bank, locked, now);
  const day = civilDate(epochOf(space.due_at ?? instant(now)), bankTimeZone);
  const isTried = cents > 0 && !isStopped(owner, login);
  const moved =
    isTried &&
    (await moveMoney(trx, locked, {
      ...{ direction: "in", amountCents: cents, holder: debtorOf(login, owner), enteredBy: null, now },
      idempotencyKey: `space ${space.id} ${space.rule ?? ""} ${day}`,
    }));
  const isSkipped = moved !== false && !moved.ok && moved.refusal === "insufficient_funds";
  // A rule changed after it ran may be due on the same day again: it moves nothing more.
  const isMoved = moved !== false && moved.ok && !moved.replayed;
  const isNews = isSkipped || isMoved;
  await trx
    .updateTable("spaces")
    .set({ ...next, ...(isNews && { skipped_on: isSkipped ? day : null }), updated_at: instant(now) })
    .where("id", "=", space.id)
    .execute();
  if (!isNews) return;
  const detail = { space: space.id, rule: space.rule, day, cents };
  const action = isSkipped ? "space.skipped" : "space.ruled";
  await audit(trx, { at: now, action, accountId: account.accountId, detail });
  if (isSkipped) await tellOfSkip(bank, locked, { loginId: login.id, cents, day, now });
}

/** One that is due, whichever process comes first. Whether there was one. */
const runOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
) =>
  inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom("spaces")
      .select(["id", "account_id"])
      .where("due_at", "<=", instant(now))
      .$if(without.length > 0, (query) => query.where("id", "not in", without))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!due) return false;
    begins(due.id);
    // The account before the space, as whoever moves money locks them.
    const locked = await lockSpace(trx, due.account_id, due.id);
    const isStillDue = locked?.space.due_at && epochOf(locked.space.due_at) <= now;
    if (locked && isStillDue) await runRule({ db: trx, mailer }, locked, now);
    begins("");
    return true;
  });

/**
 * Moves what the rules of spaces want, those missed while the bank was down as well, each in a transaction of its own.
 * Safe to run in several processes.
 */
export const runSpaces = (
  bank: { db: Kysely<Database>; mailer: Parts["mailer"] },
  now: number,
): Promise<void> => eachDue((without, begins) => runOne(bank, now, without, begins));
