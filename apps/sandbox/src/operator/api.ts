import { money, moneyToDecimal } from "@amberline/domain/money";
import { Hono } from "hono";
import { boolean, number, object, string, ValidationError } from "yup";
import { openSession } from "../areas/auth/sessions";
import { setClearingPaused } from "../clearing";
import { type Faults } from "../faults";
import { balanceOf, trialBalance } from "../ledger";
import { type Parts } from "../parts";
import { isUuid } from "../secrets/random";
import { demoPassword, testAccounts } from "../seed";
import { bodyOf } from "./bodyOf";
import { shiftable } from "./clock";
import { companyApi } from "./companyApi";
import { createCustomer, firstAccountOf, wantedCustomer } from "./createCustomer";
import { decide, giveBack, isDecision } from "./decide";
import { readFault } from "./faultPlan";
import { letArrive, runCycle, takeFee, wantedFee, wantedIncoming } from "./moves";
import { customers, mail, payments } from "./queries";
import { verificationApi } from "./verificationApi";

const wantedShift = object({
  shiftMs: number().integer().min(-3_155_760_000_000).max(3_155_760_000_000).required(),
});
const wantedSession = object({ login: string().required() });
const wantedClearing = object({ paused: boolean().required() });

async function ledgerOf({ db }: Parts, accountId: string) {
  const { lines, totals, unequal } = await trialBalance(db);
  const rows = await payments(db, { limit: 500, accountId });
  const balance = await balanceOf(db, accountId);
  return {
    /** Every posting of the ledger added up, in minor units: always zero. */
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

/** Calls for tests under /sandbox/api: what the operator's pages do, as JSON. */
export function operatorApi(parts: Parts, faults: Faults): Hono {
  const { db, clock } = parts;
  const api = new Hono();
  let hashed: Promise<string> | undefined;
  const demoHash = () => (hashed ??= parts.passwords.hash(demoPassword));

  api.onError((error, context) => {
    if (error instanceof ValidationError) return context.json({ err: error.errors.join(" ") }, 400);
    throw error;
  });

  api.post("/customers", async (context) => {
    const wanted = wantedCustomer.validateSync(await bodyOf(context), { stripUnknown: true });
    return context.json(await createCustomer(parts, wanted, await demoHash()));
  });
  api.get("/codes", async (context) => {
    const [customer] = await customers(db, clock.now(), context.req.query("login") ?? "");
    return customer?.code
      ? context.json(customer.code)
      : context.json({ err: "There is no such code." }, 404);
  });
  api.get("/outbox", async (context) => {
    const login = context.req.query("login");
    return context.json({ mail: await mail(db, { limit: 50, login }) });
  });
  api.post("/sessions", async (context) => {
    const { login } = wantedSession.validateSync(await bodyOf(context));
    const [customer] = await customers(db, clock.now(), login);
    if (!customer) return context.json({ err: "There is no such login." }, 404);
    const accountId = await firstAccountOf(db, customer.id);
    return context.json(await openSession(parts, { loginId: customer.id, accountId, now: clock.now() }));
  });
  api.get("/payments", async (context) => context.json({ payments: await payments(db, { limit: 100 }) }));
  api.post("/payments/:id/return", async (context) => {
    const returned = await giveBack(parts, context.req.param("id"));
    if (returned.ok) return context.json({ id: returned.payment.id, status: returned.payment.status });
    return context.json({ err: returned.refusal }, returned.refusal === "unknown_payment" ? 404 : 409);
  });
  api.post("/payments/:id/:decision", async (context) => {
    const { id, decision } = context.req.param();
    if (!isDecision(decision))
      return context.json({ err: "A payment is settled, declined, failed or returned." }, 404);
    const decided = await decide(parts, id, decision);
    if (decided.ok) return context.json({ id, status: decided.payment.status });
    return context.json({ err: decided.refusal }, decided.refusal === "unknown_payment" ? 404 : 409);
  });
  api.post("/incoming", async (context) => {
    const wanted = wantedIncoming.validateSync(await bodyOf(context), { stripUnknown: true });
    const received = await letArrive(parts, wanted);
    if (!received.ok) return context.json({ err: received.refusal }, 409);
    return context.json({ id: received.payment.id, status: received.payment.status });
  });
  api.post("/fees", async (context) => {
    const wanted = wantedFee.validateSync(await bodyOf(context), { stripUnknown: true });
    const charged = await takeFee(parts, wanted);
    if (!charged.ok) return context.json({ err: charged.refusal }, 409);
    return context.json({ id: charged.payment.id, status: charged.payment.status });
  });
  api.post("/clearing/run", async (context) => {
    const run = await runCycle(parts);
    return run ? context.json(run) : context.json({ err: "Clearing is paused." }, 409);
  });
  api.post("/clearing", async (context) => {
    const { paused } = wantedClearing.validateSync(await bodyOf(context));
    await setClearingPaused(db, paused);
    return context.json({ paused });
  });

  api.route("/verifications", verificationApi(parts));
  api.route("/companies", companyApi(parts));

  api.get("/faults", (context) => context.json({ faults: faults.pending() }));
  api.post("/faults", async (context) => {
    const body = await bodyOf(context);
    faults.plan(...(Array.isArray(body) ? body : [body]).map(readFault));
    return context.json({ faults: faults.pending() });
  });
  api.delete("/faults", (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  api.get("/clock", (context) =>
    context.json({ now: clock.now(), shiftMs: shiftable(clock)?.shiftMs() ?? 0 }),
  );
  api.post("/clock", async (context) => {
    const { shiftMs } = wantedShift.validateSync(await bodyOf(context));
    const movable = shiftable(clock);
    if (!movable) return context.json({ err: "This clock cannot be moved." }, 409);
    await movable.shiftBy(shiftMs);
    return context.json({ now: clock.now(), shiftMs: movable.shiftMs() });
  });

  api.get("/ledger", async (context) => {
    const account = context.req.query("account") ?? "";
    if (!isUuid(account)) return context.json({ err: "Name an account: ?account=…" }, 400);
    return context.json(await ledgerOf(parts, account));
  });
  api.get("/directory", (context) => context.json({ accounts: testAccounts }));
  api.notFound((context) => context.json({ err: "There is nothing at this address." }, 404));
  return api;
}
