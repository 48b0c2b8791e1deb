import { instant, type Cents } from "../db/schema";
import { inTransaction, type Db } from "../db/inTransaction";
import { placePayment, type PlacedPayment } from "./placePayment";
import { type Party } from "./transaction";

export interface NewAccount {
  /** @default a new UUID */
  id?: string;
  loginId: string;
  kind: "private" | "corporate";
  name: string;
  /** Without spaces; null for an account topped up by reference. */
  iban: string | null;
  bic?: string;
  /** Required if `iban` is null. */
  topUpReference?: string | null;
  tariff?: string;
  tariffName?: string;
  corporateConfirm?: boolean;
  country?: string;
  registrationNumber?: string | null;
  vopPolicy?: "warn" | "refuse";
  /** @default 0 */
  overdraftCents?: Cents;
  /** @default ["EUR"] */
  currencies?: readonly string[];
  now: number;
}

/** Opens an account with a zero balance in each of its currencies. Resolves to its id. */
export function openCustomerAccount(db: Db, account: NewAccount): Promise<string> {
  return inTransaction(db, async (trx) => {
    const id = account.id ?? crypto.randomUUID();
    const at = instant(account.now);
    await trx
      .insertInto("accounts")
      .values({
        id,
        login_id: account.loginId,
        kind: account.kind,
        name: account.name,
        iban: account.iban,
        bic: account.bic,
        top_up_reference: account.topUpReference,
        tariff: account.tariff,
        tariff_name: account.tariffName,
        corporate_confirm: account.corporateConfirm,
        country: account.country,
        registration_number: account.registrationNumber,
        vop_policy: account.vopPolicy,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const opened = await trx
      .insertInto("ledger_accounts")
      .values(
        (account.currencies ?? ["EUR"]).map((currency) => ({ kind: "customer", account_id: id, currency })),
      )
      .returning("id")
      .execute();
    await trx
      .insertInto("balances")
      .values(
        opened.map((row) => ({ ledger_account_id: row.id, overdraft_cents: account.overdraftCents ?? 0 })),
      )
      .execute();
    return id;
  });
}

export interface CustomerTransfer {
  fromAccountId: string;
  toAccountId: string;
  amountCents: Cents;
  reference: string;
  idempotencyKey: string;
  payloadHash: string;
  now: number;
}

/** An instant payment between two customers of this bank with IBANs of their own. */
export function transferBetweenCustomers(db: Db, transfer: CustomerTransfer): Promise<PlacedPayment> {
  return inTransaction(db, async (trx) => {
    const parties = await trx
      .selectFrom("accounts")
      .select(["id", "name", "iban", "bic"])
      .where("id", "in", [transfer.fromAccountId, transfer.toAccountId])
      .execute();
    const partyOf = (id: string): Party | null => {
      const party = parties.find((account) => account.id === id);
      return party?.iban ? { name: party.name, account: party.iban, bic: party.bic } : null;
    };
    const from = partyOf(transfer.fromAccountId);
    const to = partyOf(transfer.toAccountId);
    if (!from || !to) return { ok: false, refusal: "unknown_account" };
    return placePayment(trx, {
      ...transfer,
      accountId: transfer.fromAccountId,
      paymentType: "INSTANT",
      from,
      to,
    });
  });
}
