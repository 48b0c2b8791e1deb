import { type Calls, type RequestOf } from "@amberline/api/contract";
import { type Customer } from "../operator/createCustomer";

export type OrderRequest = RequestOf<Calls["orderCreate"]>;

/** A request to send 25.00 EUR to Anna Liepiņa, who is who she says, with anything changed. */
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
  type: "SEND",
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
