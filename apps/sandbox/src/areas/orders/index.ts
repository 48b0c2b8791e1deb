import { calls } from "@amberline/api/contract";
import { normaliseIban } from "@amberline/domain/iban";
import { findBank } from "../../clearing";
import { ownAccount } from "../../http/caller";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { thenWake } from "../company/wake";
import { sumCategories } from "./categories";
import { createOrder } from "./create";
import { exportOrders } from "./export";
import { readAmount } from "./fields";
import { listLabels, updateLabel } from "./labels";
import { listOrders, listVersion } from "./list";
import { noteOrder } from "./note";
import { overviewOrders } from "./overview";
import { listPlans, updatePlan } from "./plans/plans";
import { answerSchedule, updateSchedule } from "./statementSchedule";
import { feeOf, priceList, quoteOf } from "./tariffs";
import { addTransactionFile, deleteTransactionFile, readTransactionFile } from "./transactionFiles";

export { findPaymentAct } from "./paymentAct";
export { makePayment } from "./proposed";
export { runPlans } from "./plans/runPlans";
export { tellOfStatements } from "./statementSchedule";

export function mountOrders(handle: Handle, parts: Parts): void {
  handle.session(calls.orderList, listOrders(parts), { version: listVersion(parts) });
  handle.session(calls.orderOverview, overviewOrders(parts));
  handle.session(calls.orderCategories, sumCategories(parts));
  handle.session(calls.transactionNote, thenWake(parts, noteOrder(parts)));
  handle.session(calls.labelList, listLabels(parts));
  handle.session(calls.labelUpdate, thenWake(parts, updateLabel(parts)));
  handle.session(calls.transactionFileAdd, thenWake(parts, addTransactionFile(parts)));
  handle.session(calls.transactionFileDelete, thenWake(parts, deleteTransactionFile(parts)));
  handle.session(calls.transactionFile, readTransactionFile(parts));
  handle.session(calls.orderExport, exportOrders(parts));
  handle.session(calls.orderCreate, createOrder(parts));
  handle.session(calls.statementScheduleInfo, answerSchedule(parts));
  handle.session(calls.statementScheduleUpdate, updateSchedule(parts));
  handle.session(calls.planList, listPlans(parts));
  handle.session(calls.planUpdate, thenWake(parts, updatePlan(parts)));
  handle.open(calls.tariffs, async ({ texts }) => ({ data: priceList(texts) }));
  handle.session(calls.orderQuote, async ({ caller, request, texts }) => {
    const { tariff } = ownAccount(caller, "see");
    const feeCents = feeOf(tariff, request.payment_system);
    return { data: quoteOf({ amountCents: readAmount(request.amount, texts), feeCents }) };
  });
  handle.session(calls.payeeBank, async ({ request }) => {
    const bank = await findBank(parts.db, { iban: normaliseIban(request.account) });
    return {
      data:
        bank === undefined
          ? null
          : {
              bic: bank.bic,
              bank_name: bank.name,
              country: bank.country,
              instant: bank.takes_instant,
              credit: bank.takes_credit,
            },
    };
  });
}
