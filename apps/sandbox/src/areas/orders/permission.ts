import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { type NextLimit } from "@amberline/domain/limits";
import { formatMoney, money, moneyFromDecimal } from "@amberline/domain/money";
import { planProblem } from "@amberline/domain/plans";
import { bankTimeZone } from "../../days";
import { NotYours, refuse } from "../../http/refusal";
import { limitBelow, type Db, type LimitsRow } from "../../ledger";
import { type Language, type Catalogue } from "../../locales";
import { balanceIn, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { type Order, type OrderRequest } from "./order";

/** Specification 6: who may send money at all. */
export function requireMaySend(caller: Caller, payer: OwnAccount, texts: Catalogue): void {
  if (caller.sumsub_status !== "verify") refuse(texts.notVerified);
  if (!caller.two_factor) refuse(texts.twoFactorOff);
  if (payer.kind === "corporate" && !payer.corporate_confirm) refuse(texts.companyNotConfirmed);
  if (payer.access && payer.ownerIsStopped) refuse(texts.ownerStopped);
}

/** A request may leave out the debtor or name the token's own account; any other is forbidden. */
export function requireOwnDebtor({ from_account: named }: OrderRequest, payer: AccountRow): void {
  const account = named.replaceAll(/\s/g, "");
  if (account !== "" && account !== payer.iban && account !== payer.id) throw new NotYours();
}

const inWords = (cents: number, language: Language) => formatMoney(money(cents, "EUR"), language);

/** What the payer was shown is what is charged; a request that names no fee was shown none. */
export function requireQuotedFee(
  { quoted_fee: quoted }: OrderRequest,
  { amountCents, feeCents }: Order,
  language: Language,
  texts: Catalogue,
): void {
  if (quoted === undefined || moneyFromDecimal(quoted, "EUR")?.minor === feeCents) return;
  refuse(texts.feeChanged(inWords(feeCents, language), inWords(amountCents + feeCents, language)));
}

/** Refuses a plan that can't begin as it is. */
export function requirePlannable({ plan }: Order, now: number, texts: Catalogue): void {
  const problem = plan && planProblem(plan, civilDate(now, bankTimeZone));
  if (problem) refuse(texts.planProblems[problem]);
}

/** Who approves sees a payment, not the planned one that it would end. */
export function requireNothingReplaced({ replaces }: Order, texts: Catalogue): void {
  if (replaces) refuse(texts.approvalReplaces);
}

/** Refuses an order that exceeds the balance. The ledger checks it again when it books. */
export function requireCovered(payer: OwnAccount, order: Order, language: Language, texts: Catalogue): void {
  const available = balanceIn(payer, "EUR")?.availableCents ?? 0;
  if (available >= order.amountCents + order.feeCents) return;
  refuse(balanceText(order, available, language, texts));
}

/** The message for an insufficient balance, and whether only the fee exceeds it. */
export function balanceText(order: Order, available: number, language: Language, texts: Catalogue): string {
  const { amountCents, feeCents } = order;
  return available >= amountCents
    ? texts.balanceTooLowForFee(
        inWords(available, language),
        inWords(feeCents, language),
        inWords(amountCents + feeCents, language),
      )
    : texts.balanceTooLow(inWords(available, language));
}

/** Refuses an order above a limit of the customer's, a planned one above what any day allows. The ledger checks it again. */
export function requireWithinLimits(
  limits: LimitsRow | null,
  order: Order,
  language: Language,
  texts: Catalogue,
): void {
  const none = { sentToday: 0, instantToday: 0, ownSentToday: 0 };
  const standing = limits && order.plan ? { ...limits, ...none } : limits;
  const above = limitBelow(standing, { ...order, isInstant: order.type === "INSTANT" });
  if (above) refuse(limitText(above, language, texts));
}

export const limitText = ({ name, limit, left }: NextLimit, language: Language, texts: Catalogue): string =>
  texts.aboveLimit[name](formatMoney(limit, language), formatMoney(left, language));

/** The banks that accept the payment, according to the bank directory. */
export const banksFor = (db: Db, { type, bic }: Order) =>
  db
    .selectFrom("banks")
    .select("bic")
    .where("bic", "=", bic.slice(0, 8))
    .where(type === "INSTANT" ? "takes_instant" : "takes_credit", "=", true);

/** Refuses a bank that does not accept the payment type. */
export function requireReachable({ system, type }: Order, isReachable: boolean): void {
  if (system === "SWIFT" || isReachable) return;
  refuse(type === "INSTANT" ? INSTANT_NOT_REACHABLE : CREDIT_NOT_REACHABLE);
}
