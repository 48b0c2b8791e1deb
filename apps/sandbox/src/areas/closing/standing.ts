import { type closingBlockers, type closingEnds } from "@amberline/api/contract";
import { addMonths, civilDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { paymentDay } from "@amberline/domain/plans";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { bankTimeZone } from "../../days";
import { epochOf, type Cents } from "../../db/schema";
import { loginOf, ownAccount, type AccountRow, type Caller } from "../../http/caller";
import { NotYours } from "../../http/refusal";
import { holderName, readBalance, selectBalances, spacesWithMoney, type Db } from "../../ledger";
import { stateOf } from "../directDebits/judge";
import { openRequests } from "../moneyRequests/list";
import { readPlanned, standingStates } from "../orders/plans/makePlan";

/** As the bank has to keep what was paid, counted from the day an account is closed. */
const keptMonths = 60;

/** Keys of payments that pay out begin with it, and a space, which no key of a request has. */
export const payoutKey = "payout ";

interface Row {
  name: string;
  amount: string | null;
  day: string | null;
}

export const decimal = (cents: Cents) => moneyToDecimal(money(cents, "EUR"));

const rowOf = (name: string, cents: Cents | null = null, day: string | null = null): Row => ({
  name,
  amount: cents === null ? null : decimal(cents),
  day,
});

async function balancesIn(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("accounts")
    .select((row) => jsonArrayFrom(selectBalances(row.ref("accounts.id"))).as("balances"))
    .where("id", "=", accountId)
    .execute();
  return rows.flatMap(({ balances }) => balances.map(readBalance));
}

/** The account of the token, for its owner alone, open or closed. */
export function closable(caller: Caller) {
  const account = ownAccount(caller, "see");
  if (account.access) throw new NotYours();
  return account;
}

/** What the owner lacks to pay out what is there. */
async function lacksOf(db: Db, { login_id: ownerId }: AccountRow, payable: Cents) {
  const owner = await loginOf(db, ownerId);
  const lacked = (isThere: boolean) => (payable === 0 || isThere ? [] : [rowOf("")]);
  return {
    identity: lacked(owner.sumsub_status === "verify"),
    twoFactor: lacked(owner.two_factor),
  } satisfies Partial<Record<(typeof closingBlockers)[number], Row[]>>;
}

async function blockersOf(db: Db, account: AccountRow) {
  const { id } = account;
  const pending = await db
    .selectFrom("transactions")
    .select(["type", "from_name", "to_name", "amount_cents"])
    .where("account_id", "=", id)
    .where("type", "in", ["SEND", "RECEIVE"])
    .where("status", "in", ["new", "pending", "approved"])
    .orderBy("seq")
    .execute();
  const proposals = await db
    .selectFrom("proposals")
    .select("amount_cents")
    .where("account_id", "=", id)
    .where("ended_at", "is", null)
    .orderBy("created_at")
    .execute();
  const files = await db
    .selectFrom("payment_files")
    .select("name")
    .where("account_id", "=", id)
    .where("state", "in", ["checking", "draft", "waiting", "running"])
    .orderBy("created_at")
    .execute();
  const balances = await balancesIn(db, id);
  const debts = balances.filter(({ currency, postedCents }) => currency === "EUR" && postedCents < 0);
  const others = balances.filter(({ currency, postedCents }) => currency !== "EUR" && postedCents !== 0);
  return {
    pending: pending.map((row) => rowOf(row.type === "SEND" ? row.to_name : row.from_name, row.amount_cents)),
    approvals: proposals.map((row) => rowOf("", row.amount_cents)),
    files: files.map(({ name }) => rowOf(name)),
    rule: account.approve_above_cents === null ? [] : [rowOf("", account.approve_above_cents)],
    debt: debts.map(({ postedCents }) => rowOf("", -postedCents)),
    currency: others.map(({ currency }) => rowOf(currency)),
  } satisfies Partial<Record<(typeof closingBlockers)[number], Row[]>>;
}

async function endsOf(db: Db, { id, login_id: ownerId }: AccountRow, now: number) {
  const plans = await db
    .selectFrom("planned_payments")
    .select(["ordered", "nth"])
    .where("account_id", "=", id)
    .where("state", "in", standingStates)
    .orderBy("created_at")
    .execute();
  const mandates = await db
    .selectFrom("mandates")
    .selectAll()
    .where("account_id", "=", id)
    .orderBy("created_at")
    .execute();
  const collections = await db
    .selectFrom("debit_collections")
    .innerJoin("mandates", "mandates.id", "mandate_id")
    .select(["creditor_name", "amount_cents", "day"])
    .where("debit_collections.account_id", "=", id)
    .where("debit_collections.state", "=", "coming")
    .orderBy("day")
    .execute();
  const requests = await openRequests(db, now)
    .select(["payer", "amount_cents", "until"])
    .where("account_id", "=", id)
    .orderBy("created_at")
    .execute();
  const spaces = await spacesWithMoney(db)
    .where("spaces.account_id", "=", id)
    .where("closed_at", "is", null)
    .orderBy("spaces.created_at")
    .execute();
  const schedules = await db
    .selectFrom("statement_schedules")
    .select("login_id")
    .where("account_id", "=", id)
    .where("login_id", "=", ownerId)
    .execute();
  const people = await db
    .selectFrom("account_people")
    .select(["first_name", "last_name"])
    .where("account_id", "=", id)
    .where("state", "in", ["invited", "active"])
    .orderBy("invited_at")
    .execute();
  return {
    plans: plans.map((row) => {
      const { order } = readPlanned(row);
      return rowOf(order.payeeName, order.amountCents, paymentDay(order.plan, row.nth));
    }),
    mandates: mandates
      .filter((row) => ["new", "active", "blocked"].includes(stateOf(row, now)))
      .map((row) => rowOf(row.creditor_name)),
    collections: collections.map((row) => rowOf(row.creditor_name, row.amount_cents, row.day)),
    requests: requests.map((row) => rowOf(row.payer, row.amount_cents, row.until)),
    spaces: spaces.map((row) => rowOf(row.name, row.posted_cents)),
    statements: schedules.map(() => rowOf("")),
    people: people.map((row) => rowOf(`${row.first_name} ${row.last_name}`)),
  } satisfies Record<(typeof closingEnds)[number], Row[]>;
}

const listed = <Kind extends string>(items: Record<Kind, Row[]>) =>
  (Object.keys(items) as Kind[])
    .map((kind) => ({ kind, rows: items[kind] }))
    .filter(({ rows }) => rows.length > 0);

/** What can be paid out: what is on the account, and in its spaces, which closing empties. The bank lends nothing for it. */
export async function payableOf(db: Db, accountId: string): Promise<Cents> {
  const balances = await balancesIn(db, accountId);
  const spaces = await spacesWithMoney(db).where("spaces.account_id", "=", accountId).execute();
  const kept = balances
    .filter(({ currency }) => currency === "EUR")
    .reduce((sum, { postedCents, pendingOutCents }) => sum + postedCents - pendingOutCents, 0);
  return Math.max(0, kept + spaces.reduce((sum, { posted_cents: cents }) => sum + cents, 0));
}

/** The caller's other accounts that money can be paid to. */
async function ownOf(db: Db, { id, login_id: loginId }: AccountRow) {
  const owner = await loginOf(db, loginId);
  const others = await db
    .selectFrom("accounts")
    .selectAll()
    .where("login_id", "=", loginId)
    .where("id", "<>", id)
    .where("closed_at", "is", null)
    .orderBy("created_at")
    .execute();
  return others.flatMap((other) =>
    other.iban === null ? [] : [{ name: holderName(owner, other), account: other.iban }],
  );
}

/** Where the money went last, unless it came back. */
async function paidOf(db: Db, accountId: string) {
  const paid = await db
    .selectFrom("transactions")
    .select(["to_name", "to_account", "amount_cents", "status"])
    .where("account_id", "=", accountId)
    .where("idempotency_key", "like", `${payoutKey}%`)
    .where("status", "not in", ["declined", "error_done"])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("transactions as back")
            .select("back.id")
            .whereRef("back.counterpart_id", "=", "transactions.id")
            .whereRef("back.account_id", "=", "transactions.account_id"),
        ),
      ),
    )
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return paid
    ? {
        ...{ name: paid.to_name, account: paid.to_account, amount: decimal(paid.amount_cents) },
        is_final: paid.status === "done",
      }
    : null;
}

export async function standingOf(db: Db, accountId: string, now: number) {
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const { closed_at: closedAt } = account;
  const isOpen = closedAt === null;
  const payable = await payableOf(db, accountId);
  const lacks = await lacksOf(db, account, payable);
  return {
    closed_at: closedAt,
    amount: decimal(payable),
    blockers: listed(isOpen ? { ...(await blockersOf(db, account)), ...lacks } : lacks),
    ends: isOpen ? listed(await endsOf(db, account, now)) : [],
    own: await ownOf(db, account),
    paid: await paidOf(db, accountId),
    kept_until: isOpen ? null : addMonths(civilDate(epochOf(closedAt), bankTimeZone), keptMonths),
  };
}
