import { CLOSING_CHANGED, type calls, type RequestOf } from "@amberline/api/contract";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney, money } from "@amberline/domain/money";
import { tidyText } from "@amberline/domain/reference";
import { findBank } from "../../clearing";
import { type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { type Act } from "../auth/act";
import { type FindChanges } from "../auth/stepUp";
import { readAmount, readPayeeName, readSepaIban } from "../orders/fields";
import { type Order } from "../orders/order";
import { checkPayee, isRefusedBy } from "../orders/payeeCheck";
import { requireMaySend } from "../orders/permission";
import { closable, decimal, payableOf } from "./standing";

type Payee = NonNullable<RequestOf<typeof calls.accountClose>["to"]>;

/** The payment of all that an account has, without a fee. Refuses an account that nothing can be paid to. */
export async function payoutTo(
  db: Db,
  payer: OwnAccount,
  { name, account: typed }: Payee,
  amountCents: number,
  texts: Catalogue,
): Promise<{ order: Order; bankName: string }> {
  const account = readSepaIban(typed, texts);
  if (account === payer.iban) refuse(texts.ownAccount);
  const bank = await findBank(db, { iban: account });
  if (!bank || !(bank.takes_instant || bank.takes_credit)) return refuse(texts.closingUnreachable);
  const order: Order = {
    ...{ accountId: payer.id, payeeName: readPayeeName(name, texts), account, bic: bank.bic, amountCents },
    ...{ reference: texts.closingReference, feeCents: 0, system: "SEPA", beneficiaryType: "private" },
    type: bank.takes_instant ? "INSTANT" : "CREDIT",
  };
  return { order, bankName: bank.name };
}

/** /account/closing/payee */
export const checkClosingPayee = (parts: Parts) => async (ask: CallerAsk<typeof calls.closingPayee>) => {
  const { db } = parts;
  const { caller, request, texts } = ask;
  const account = closable(caller);
  requireMaySend(caller, account, texts);
  const cents = await payableOf(db, account.id);
  if (readAmount(request.amount, texts) !== cents) refuse(CLOSING_CHANGED);
  const { order, bankName } = await payoutTo(db, account, request.to, cents, texts);
  const check = await checkPayee(parts, order, account, ask);
  if (isRefusedBy(account.vop_policy, check.vop_result)) refuse(texts.nameCheckRefused);
  return {
    data: {
      id: check.vop_id,
      result: check.vop_result,
      matched_name: check.matchedName,
      bank: bankName,
    },
  };
};

/** As it stands in messages: in one line, whatever the request has. */
export const writtenPayee = ({ name, account }: Payee) => `${tidyText(name)}, ${formatIban(account)}`;

/** Closes just this account, and pays this amount to this payee. */
export const closingChange = (
  { id, iban, name }: Pick<OwnAccount, "id" | "iban" | "name">,
  amountCents: number,
  to: Payee | null,
): Act => ({
  subject: [id, decimal(amountCents), ...(to ? [to.account, to.name] : [])].join(":"),
  purpose: ({ actPurposes }, language) =>
    actPurposes.accountClose({
      account: iban ? formatIban(iban) : name,
      amount: formatMoney(money(amountCents, "EUR"), language),
      payee: to ? writtenPayee(to) : "",
    }),
});

/** What a step-up allows to be closed. */
export const findClosing =
  ({ db }: Pick<Parts, "db">): FindChanges["accountClose"] =>
  async ({ caller, request, texts }) => {
    const account = closable(caller);
    const cents = await payableOf(db, account.id);
    const [, , iban = "", ...name] = (request.subject ?? "").split(":");
    if (cents > 0) requireMaySend(caller, account, texts);
    const to = cents > 0 ? { account: readSepaIban(iban, texts), name: name.join(":") } : null;
    if (to) readPayeeName(to.name, texts);
    const change = closingChange(account, cents, to);
    // What the customer was shown.
    return change.subject === request.subject ? change : refuse(CLOSING_CHANGED);
  };
