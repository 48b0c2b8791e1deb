import { BASE_PATH, calls, type Calls, type RequestOf } from "@amberline/api/contract";
import { addDays, civilDate } from "@amberline/domain/dates";
import { expect, type APIRequestContext } from "@playwright/test";
import { anna } from "../drive/payees";
import { type Customer, type Operator } from "./operator";

type Plan = NonNullable<RequestOf<Calls["orderCreate"]>["plan"]>;

export interface Asking {
  request: APIRequestContext;
  operator: Operator;
  who: Customer;
  token: string;
}

/** Calls the bank as the customer, without the app. */
export async function ask<T>(
  { request, who, token }: Omit<Asking, "operator">,
  call: "orderCreate" | "planList" | "planUpdate",
  data: object,
): Promise<T> {
  const headers = { token, "Idempotency-Key": `${who.accountId}-rent` };
  const answer = await request.post(BASE_PATH + calls[call].path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const answered = (await answer.json()) as T & { err?: string };
  expect(answered.err).toBeUndefined();
  return answered;
}

/** Plans 25.00 EUR to Anna for every week, from the day after tomorrow on. */
export async function planWeekly(asking: Asking): Promise<void> {
  const { operator, who, token } = asking;
  const first = addDays(civilDate(Date.now(), "Europe/Riga"), 2);
  const plan: Plan = { first, rhythm: "weekly", until: null, times: null, shift: "after" };
  const order = {
    ...{ to_name: anna.name, to_account: anna.account, to_bic: anna.bic, to_reference: anna.details },
    ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
    ...{ from_name: who.name, from_account: who.iban, from_address: "", from_reference: "" },
    ...{ from_country: "", from_city: "", from_zip: "", entered_by: who.accountId },
    ...{ amount: "25.00", fee: "0", currency: "EUR", type: "PLAN", payment_system: "SEPA" },
    ...{ payment_type: "INSTANT", beneficary_type: "private", plan },
  };
  const { vop_id } = await ask<{ vop_id: string }>(asking, "orderCreate", { ...order, force_payment: false });
  const code2fa = await operator.codeFor(who.login, token, "payment", vop_id);
  await ask(asking, "orderCreate", { ...order, force_payment: true, vop_id, code2fa });
}
