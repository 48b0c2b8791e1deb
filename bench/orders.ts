const outside = { to_name: "Anna Liepiņa", to_account: "LV50UNLA0050001234567", to_bic: "UNLALV2X" };

/** An order of 0.10 EUR to a customer, or to another bank. */
export const orderTo = (payee: { name: string; iban: string } | null, reference: string) => ({
  ...(payee ? { to_name: payee.name, to_account: payee.iban, to_bic: "AMBRLV22" } : outside),
  to_reference: reference,
  ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
  ...{ amount: "0.10", fee: "0", currency: "EUR", type: "SEND", payment_system: "SEPA" },
  ...{ payment_type: "INSTANT", beneficary_type: "private", entered_by: "none", force_payment: false },
  ...{ from_name: "", from_account: "", from_address: "", from_reference: "" },
  ...{ from_country: "", from_city: "", from_zip: "" },
});
