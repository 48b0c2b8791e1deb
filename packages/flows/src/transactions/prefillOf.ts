import type { Transaction } from "@amberline/api/client";
import { formatAmount } from "@amberline/domain/money";
import type { SendPrefill } from "../send";

/** Only what the customer sent can be sent again. */
export const canRepeat = ({ kind, payee }: Transaction) => kind === "send" && payee.account !== "";

/** A past payment as the payment form takes it. Whether the payee is a person is not known of it. */
export const prefillOf = ({ payee, amount, reference }: Transaction, locale: string): SendPrefill => ({
  payeeName: payee.name,
  account: payee.account,
  bic: payee.bic,
  amount: formatAmount(amount, locale),
  reference,
});
