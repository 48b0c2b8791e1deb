import {
  collectDirectDebit,
  decidePayment,
  letMoneyArrive,
  listPayments,
  listTestAccounts,
  pauseClearing,
  runClearing,
  takeFee as takeFeeCall,
} from "@amberline/api/operator";
import { isClearingPaused, setClearingPaused } from "../clearing";
import { banks, testAccounts } from "../seed";
import { decide, returnToPayer } from "./decide";
import { collectMoney, receiveMoney, runCycle, takeFee } from "./bookings";
import { findPayments } from "./paymentQueries";
import { onCall, type OperatorApi, OperatorRefusal } from "./route";

const bicOf = (iban: string) =>
  banks.find((bank) => iban.startsWith(bank.country) && iban.slice(4).startsWith(bank.bank_code))?.bic ?? "";

const accounts = testAccounts.map(({ iban, holder, typed, happens }) => ({
  iban,
  bic: bicOf(iban),
  holder,
  typed: typed ?? null,
  happens: happens ?? "",
}));

/** Payments and decisions about them, incoming money, fees and clearing. */
export function mountPayments(api: OperatorApi): void {
  onCall(api, listPayments, async ({ search, waiting }, { db }) => ({
    payments: await findPayments(db, { search, isWaiting: waiting }),
    isPaused: await isClearingPaused(db),
  }));
  onCall(api, decidePayment, async ({ id, action }, parts) => {
    const decided =
      action === "return" || action === "payBack"
        ? await returnToPayer(parts, id, action)
        : await decide(parts, id, action);
    if (!decided.ok)
      throw new OperatorRefusal(decided.refusal === "unknown_payment" ? 404 : 409, decided.refusal);
    return { id: decided.payment.id, status: decided.payment.status };
  });
  onCall(api, letMoneyArrive, async (wanted, parts) => {
    const received = await receiveMoney(parts, wanted);
    // As ISO 20022 says it (ExternalReturnReason1Code): the payer has the money back.
    if (!received.ok)
      throw new OperatorRefusal(409, received.refusal === "account_closed" ? "AC04" : received.refusal);
    return { id: received.payment.id, status: received.payment.status };
  });
  onCall(api, collectDirectDebit, async (wanted, parts) => {
    const announced = await collectMoney(parts, wanted);
    if (!announced.ok) throw new OperatorRefusal(409, announced.code);
    const { collection, code } = announced;
    return { id: collection.id, state: collection.state, day: collection.day, reason: code };
  });
  onCall(api, takeFeeCall, async (wanted, parts) => {
    const charged = await takeFee(parts, wanted);
    if (!charged.ok) throw new OperatorRefusal(409, charged.refusal);
    return { id: charged.payment.id, status: charged.payment.status };
  });
  onCall(api, runClearing, async (_, parts) => {
    const run = await runCycle(parts);
    if (!run) throw new OperatorRefusal(409, "Clearing is paused.");
    return run;
  });
  onCall(api, pauseClearing, async ({ paused }, { db }) => {
    await setClearingPaused(db, paused);
    return { paused };
  });
  onCall(api, listTestAccounts, () => ({ accounts }));
}
