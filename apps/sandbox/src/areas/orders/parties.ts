import { ownBank } from "../../bank";
import { holderName, type Db, type Party } from "../../ledger";
import { type AccountRow, type Caller } from "../../http/caller";
import { type Order, type OrderRequest } from "./order";

/** The payer by the bank's own records, whatever the request says. */
export const debtorOf = (
  caller: Parameters<typeof holderName>[0] & Pick<Caller, "street" | "city" | "zip_code" | "country">,
  payer: Pick<AccountRow, "kind" | "name" | "iban" | "bic" | "top_up_reference">,
): Party => ({
  name: holderName(caller, payer),
  account: payer.iban ?? payer.top_up_reference ?? "",
  bic: payer.bic,
  bankName: ownBank.name,
  address: caller.street,
  city: caller.city,
  zip: caller.zip_code,
  country: caller.country,
});

export const payeeOf = (order: Order, request: OrderRequest, bankName: string): Party => ({
  name: order.payeeName,
  account: order.account,
  bic: order.bic,
  bankName,
  address: request.to_address.slice(0, 140),
  city: request.to_address_city.slice(0, 70),
  zip: request.to_address_zip.slice(0, 16),
  country: request.to_address_country.slice(0, 2),
});

/** Specification 6: a payment records the login's first account that is not a company's. */
export const enteredBy = (db: Db, { id }: Pick<Caller, "id">) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("login_id", "=", id)
    .where("kind", "=", "private")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1);
