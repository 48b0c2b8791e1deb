import { money, moneyToDecimal } from "@amberline/domain/money";
import { ValidationError, object, string } from "yup";
import { openSession } from "../areas/auth/sessions";
import { balanceOf, trialBalance, type Db } from "../ledger";
import { type Parts } from "../parts";
import { isUuid } from "../secrets/random";
import { bodyOf } from "./bodyOf";
import { firstAccountOf } from "./createCustomer";
import { findLogin } from "./customerQueries";
import { notThere, onRoute, type OperatorApi } from "./route";

const wantedSession = object({ login: string().required() });

const accountPayments = (db: Db, accountId: string) =>
  db
    .selectFrom("transactions")
    .select(["id", "account_id", "type", "status", "status_reason", "amount_cents", "currency"])
    .select(["payment_type", "from_name", "to_name", "to_account", "to_reference", "created_at", "due_at"])
    .where("account_id", "=", accountId)
    .where("type", "in", ["SEND", "RECEIVE"])
    .orderBy((row) => row("status", "in", ["new", "pending", "approved"]), "desc")
    .orderBy("created_at", "desc")
    .limit(500)
    .execute();

async function ledgerOf({ db }: Pick<Parts, "db">, accountId: string) {
  const { lines, totals, unequal } = await trialBalance(db);
  const rows = await accountPayments(db, accountId);
  const balance = await balanceOf(db, accountId);
  return {
    /** The sum of all postings in minor units: always zero. */
    total: totals.reduce((sum, { postedCents }) => sum + postedCents, 0),
    unequal,
    lines,
    balance: balance && {
      posted: moneyToDecimal(money(balance.postedCents, "EUR")),
      pendingOut: moneyToDecimal(money(balance.pendingOutCents, "EUR")),
    },
    payments: rows.map(({ amount_cents: cents, currency, ...row }) => ({
      ...row,
      currency,
      amount: moneyToDecimal(money(cents, currency)),
    })),
  };
}

/** For tests, by login or account: the next code, a session without the sign-in page, the ledger. */
export function mountLedger(api: OperatorApi): void {
  onRoute(api, { method: "GET", path: "/codes", access: "faults" }, async (context, parts) => {
    const customer = await findLogin(parts, parts.clock.now(), context.req.query("login") ?? "");
    if (!customer?.code) throw notThere("code");
    return context.json(customer.code);
  });
  const sessions = { method: "POST", path: "/sessions", access: "faults", logged: ["login"] } as const;
  onRoute(api, sessions, async (context, parts) => {
    const { db, clock } = parts;
    const { login } = wantedSession.validateSync(await bodyOf(context));
    const customer = await findLogin(parts, clock.now(), login);
    if (!customer) throw notThere("login");
    const accountId = await firstAccountOf(db, customer.id);
    await parts.pubsub.publish(customer.id);
    return context.json(await openSession(parts, { loginId: customer.id, accountId, now: clock.now() }));
  });
  onRoute(api, { method: "GET", path: "/ledger", access: "faults" }, async (context, parts) => {
    const account = context.req.query("account") ?? "";
    if (!isUuid(account)) throw new ValidationError("Name an account: ?account=…");
    return context.json(await ledgerOf(parts, account));
  });
}
