import { formatIban } from "@amberline/domain/iban";
import { formatMoney, money } from "@amberline/domain/money";
import { refuse } from "../../http/refusal";
import { ownAccount } from "../../http/caller";
import { type Language } from "../../locales";
import { type Parts } from "../../parts";
import { type Act, type FindAct } from "../auth/act";
import { payloadHashOf, type Order } from "./order";
import { checkedOrder } from "./payeeCheck";
import { planWords } from "./plans/planWords";

/**
 * The payment of an order that was checked: its code holds for this account, payee, amount, fee and reference, and for
 * this check, which is of this moment (Delegated Regulation (EU) 2018/389, article 5).
 */
export const paymentAct = (checkId: string, order: Order, language: Language): Act => ({
  subject: `payment:${checkId}:${payloadHashOf(order)}:${order.feeCents}`,
  purpose: ({ actPurposes }) =>
    actPurposes.payment({
      amount: formatMoney(money(order.amountCents, "EUR"), language),
      fee: order.feeCents > 0 ? formatMoney(money(order.feeCents, "EUR"), language) : "",
      payee: order.payeeName,
      account: order.system === "SEPA" ? formatIban(order.account) : order.account,
      reference: order.reference,
      when: order.plan ? planWords(order.plan, language) : "",
    }),
});

export const findPaymentAct =
  ({ db }: Pick<Parts, "db">): FindAct =>
  async ({ caller, request, texts, now, language }) => {
    const payer = ownAccount(caller, "prepare");
    const checked = await checkedOrder(db, payer.id, request.subject ?? "", now);
    return checked ? paymentAct(checked.checkId, checked.order, language) : refuse(texts.nameCheckStale);
  };
