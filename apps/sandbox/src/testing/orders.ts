import { type Calls, type RequestOf } from "@amberline/api/contract";
import { balanceOf } from "../ledger";
import { type Customer } from "../operator/createCustomer";
import { type TestBank } from "./testBank";

export type OrderRequest = RequestOf<Calls["orderCreate"]>;

/** An order of 25.00 EUR to Anna Liepiņa, whose name matches, with overrides. */
export const paymentTo = (who: Customer, change: Partial<OrderRequest> = {}): OrderRequest => ({
  to_name: "Anna Liepiņa",
  to_account: "LV50UNLA0050001234567",
  to_bic: "UNLALV2X",
  to_reference: "Kopīgās vakariņas",
  to_address: "",
  to_address_city: "",
  to_address_zip: "",
  to_address_country: "",
  amount: "25.00",
  fee: "0",
  currency: "EUR",
  type: change.plan || change.replaces ? "PLAN" : "SEND",
  payment_system: "SEPA",
  payment_type: "INSTANT",
  beneficary_type: "private",
  force_payment: false,
  entered_by: who.accountId,
  from_name: who.name,
  from_account: who.iban,
  from_address: "",
  from_reference: "",
  from_country: "LV",
  from_city: "",
  from_zip: "",
  ...change,
});

/** Customers ready to pay, and the results of their payments. */
export function payers(bank: TestBank) {
  const newestCheck = async ({ accountId }: Customer) => {
    const checks = bank.db.selectFrom("vop_checks").select("id").where("account_id", "=", accountId);
    return (await checks.orderBy("created_at", "desc").orderBy("id").executeTakeFirst())?.id;
  };

  return {
    /** A signed-in customer: `ask` checks a payment, `force` makes it with a code sent for it. */
    async ready(wanted: Parameters<TestBank["customer"]>[0] = {}, known?: Customer) {
      const who = known ?? (await bank.customer(wanted));
      const token = await bank.token(who);
      const ask = (change: Partial<OrderRequest>, key = "key-1", language?: string) => {
        bank.later(1);
        return bank.call("orderCreate", paymentTo(who, change), { token, key, language });
      };
      /** A code for the payment of a check, the newest one by default. */
      const codeFor = async (vopId?: string) =>
        bank.codeFor(who, token, "payment", vopId ?? (await newestCheck(who)));
      const force = async (change: Partial<OrderRequest> = {}, key = "key-1") => {
        const code2fa = "code2fa" in change ? undefined : await codeFor(change.vop_id);
        return ask({ force_payment: true, code2fa, ...change }, key);
      };
      return { who, ask, force, codeFor };
    },
    paymentsOf: ({ accountId }: Customer) =>
      bank.db
        .selectFrom("transactions")
        .selectAll()
        .where("account_id", "=", accountId)
        .where("type", "=", "SEND")
        .execute(),
    available: async ({ accountId }: Customer) => (await balanceOf(bank.db, accountId))?.availableCents,
  };
}
