import { CLOSING_CHANGED, type calls } from "@amberline/api/contract";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney, money, moneyFromDecimal } from "@amberline/domain/money";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { loginOf, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { closeBalances, lockForClosing, lockSpace, moveMoney, placePayment, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { useStepUp } from "../auth/stepUp";
import { tell } from "../notifications";
import { payloadHashOf } from "../orders/order";
import { debtorOf, enteredBy } from "../orders/parties";
import { checkFor, isRefusedBy } from "../orders/payeeCheck";
import { requireMaySend } from "../orders/permission";
import { standingStates } from "../orders/plans/makePlan";
import { closingChange, payoutTo, writtenPayee } from "./payee";
import { closable, payableOf, payoutKey, standingOf } from "./standing";

type CloseAsk = CallerAsk<typeof calls.accountClose>;

const openMandates = ["new", "active", "blocked"] as const;

/** In the order in which everything else locks them, so that what is being made is done first, or finds it closed. */
async function lockAll(trx: Db, { id }: AccountRow, to: string | undefined): Promise<AccountRow> {
  await trx
    .selectFrom("debit_collections")
    .select("id")
    .where("account_id", "=", id)
    .where("state", "=", "coming")
    .orderBy("id")
    .forUpdate()
    .execute();
  const account = await trx
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  for (const table of ["planned_payments", "account_people", "mandates"] as const)
    await trx.selectFrom(table).select("id").where("account_id", "=", id).orderBy("id").forUpdate().execute();
  await lockForClosing(trx, id, to);
  return account;
}

/** Spaces give back what they have. */
async function emptySpaces(trx: Db, account: AccountRow, { now }: CloseAsk): Promise<void> {
  const holder = debtorOf(await loginOf(trx, account.login_id), account);
  const spaces = await trx
    .selectFrom("spaces")
    .select("id")
    .where("account_id", "=", account.id)
    .where("closed_at", "is", null)
    .orderBy("id")
    .execute();
  for (const { id } of spaces) {
    const locked = await lockSpace(trx, account.id, id);
    const amountCents = locked?.space.posted_cents ?? 0;
    const move = { amountCents, holder, enteredBy: null, idempotencyKey: `space ${id} closed`, now };
    const moved =
      locked && amountCents > 0 ? await moveMoney(trx, locked, { ...move, direction: "out" }) : null;
    if (moved && !moved.ok) throw new Error(`Space ${id} keeps its money: ${moved.refusal}.`);
  }
  await trx
    .updateTable("spaces")
    .set({ rule: null, monthly_cents: null, monthly_day: null, rounded_until: null, due_at: null })
    .set({ closed_at: instant(now), updated_at: instant(now) })
    .where("account_id", "=", account.id)
    .where("closed_at", "is", null)
    .execute();
}

/** Whoever else had access is told that it has ended. */
async function endPeople(parts: Pick<Parts, "db" | "mailer">, { id, name }: AccountRow, now: number) {
  const gone = await parts.db
    .deleteFrom("account_people")
    .where("account_id", "=", id)
    .returning(["login_id", "state"])
    .execute();
  for (const { login_id: loginId } of gone.filter(({ state }) => state === "active"))
    await tell(
      parts,
      {
        ...{ loginId, kind: "company" },
        letter: (texts) => [texts.accessEndedSubject(name), texts.accessEndedBody(name)],
      },
      now,
    );
  return gone.map(({ login_id: loginId }) => loginId);
}

/** Ends all that would pay, collect, ask or tell later. Resolves to the logins that had access. */
async function endAll(parts: Pick<Parts, "db" | "mailer">, account: AccountRow, ask: CloseAsk) {
  const { db: trx } = parts;
  const { id } = account;
  const at = instant(ask.now);
  await trx
    .updateTable("planned_payments")
    .set({ state: "stopped", due_at: null, updated_at: at })
    .where("account_id", "=", id)
    .where("state", "in", standingStates)
    .execute();
  await trx
    .updateTable("debit_collections")
    .set({ state: "refused", reason: "closed", due_at: null, updated_at: at })
    .where("account_id", "=", id)
    .where("state", "=", "coming")
    .execute();
  await trx
    .updateTable("mandates")
    .set({ state: "ended", updated_at: at })
    .where("account_id", "=", id)
    .where("state", "in", openMandates)
    .execute();
  await emptySpaces(trx, account, ask);
  await trx
    .updateTable("money_requests")
    .set({ cancelled_at: at, updated_at: at })
    .where("account_id", "=", id)
    .where("cancelled_at", "is", null)
    .where("settled_at", "is", null)
    .execute();
  await trx.deleteFrom("statement_schedules").where("account_id", "=", id).execute();
  const people = await endPeople(parts, account, ask.now);
  await closeBalances(trx, id);
  await trx.updateTable("accounts").set({ closed_at: at, updated_at: at }).where("id", "=", id).execute();
  return people;
}

/** Pays all that the account has to whom the customer was shown. */
async function payOut(trx: Db, payer: OwnAccount, ask: CloseAsk, cents: number): Promise<void> {
  const { caller, request, texts, now } = ask;
  if (cents === 0) return;
  const { order, bankName } = await payoutTo(trx, payer, request.to ?? refuse(CLOSING_CHANGED), cents, texts);
  const check = await checkFor(trx, order, request.check ?? "", now).executeTakeFirst();
  if (!check) return refuse(texts.nameCheckStale);
  if (isRefusedBy(payer.vop_policy, check.result)) refuse(texts.nameCheckRefused);
  const own = await enteredBy(trx, caller).executeTakeFirst();
  const placed = await placePayment(trx, {
    ...{ accountId: payer.id, amountCents: cents, reference: order.reference, paymentType: order.type, now },
    ...{ idempotencyKey: `${payoutKey}${check.id}`, payloadHash: payloadHashOf(order), isPayout: true },
    ...{ from: debtorOf(caller, payer), enteredBy: own?.id ?? null, vopCheckId: check.id },
    to: { name: order.payeeName, account: order.account, bic: order.bic, bankName },
  });
  // One check pays once, however much came back since.
  if (!placed.ok || placed.replayed) return refuse(texts.nameCheckStale);
  if (check.result === "MTCH") return;
  await trx
    .updateTable("vop_checks")
    .set({ overridden_at: instant(now) })
    .where("id", "=", check.id)
    .execute();
}

async function tellOwner(
  parts: Pick<Parts, "db" | "mailer">,
  caller: Caller,
  account: OwnAccount,
  { request: { to }, now, language: otherwise }: CloseAsk,
  cents: number,
): Promise<void> {
  const number = account.iban ? formatIban(account.iban) : account.name;
  await tell(
    parts,
    {
      ...{ loginId: caller.id, kind: "security", accountId: account.id, otherwise },
      letter: (texts, language) => [
        texts.accountClosedSubject(number),
        texts.accountClosedBody({
          account: number,
          amount: cents === 0 ? "" : formatMoney(money(cents, "EUR"), language),
          payee: to ? writtenPayee(to) : "",
        }),
      ],
    },
    now,
  );
}

/** /account/close: everything in one step, or nothing. One that is closed answers as it stands. */
export const closeAccount = (parts: Parts) => async (ask: CloseAsk) => {
  const { caller, request, texts, now } = ask;
  const account = closable(caller);
  const people = await parts.db.transaction().execute(async (trx) => {
    const row = await lockAll(trx, account, request.to?.account);
    const isOpen = row.closed_at === null;
    const cents = await payableOf(trx, account.id);
    if (!isOpen && cents === 0) return [];
    const { blockers } = await standingOf(trx, account.id, now);
    const isShown = moneyFromDecimal(String(request.amount), "EUR")?.minor === cents;
    if (!isShown || blockers.length > 0 || (request.to === null) !== (cents === 0)) refuse(CLOSING_CHANGED);
    if (cents > 0) requireMaySend(caller, account, texts);
    await useStepUp(trx, caller, "accountClose", now, closingChange(account, cents, request.to).subject);
    const bank = { ...parts, db: trx };
    const gone = isOpen ? await endAll(bank, row, ask) : [];
    await payOut(trx, account, ask, cents);
    const action = isOpen ? "account.closed" : "account.paidOut";
    const detail = { cents, to: request.to?.account ?? null, nameCheck: request.check };
    await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
    await tellOwner(bank, caller, account, ask, cents);
    return gone;
  });
  for (const loginId of [caller.id, ...people]) await parts.pubsub.publish(loginId);
  return { data: await standingOf(parts.db, account.id, now) };
};
