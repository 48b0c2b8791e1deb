import { isBusinessDay } from "@amberline/domain/clearing";
import { addDays, civilDate, dayMs } from "@amberline/domain/dates";
import { bankTimeZone, startOfDay } from "../days";
import { instant } from "../db/schema";
import { type Db } from "../ledger";
import { uuid, type Random } from "../secrets/random";
import { latvenergo } from "./counterparties";

/** A mandate of the electricity supplier, which is going to collect within the week. */
export async function addDemoDebits(
  trx: Db,
  { random, now, accountId }: { random: Random; now: number; accountId: string },
): Promise<void> {
  const mandateId = uuid(random);
  const today = civilDate(now, bankTimeZone);
  let day = addDays(today, 5);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  const written = { created_at: instant(now - dayMs), updated_at: instant(now - dayMs) };
  await trx
    .insertInto("mandates")
    .values({
      ...written,
      id: mandateId,
      account_id: accountId,
      creditor_name: latvenergo.name,
      creditor_id: "LV61ZZZ40003032949",
      reference: "LE-0045871",
      scheme: "CORE",
      signed: addDays(today, -20),
      state: "active",
      limit_cents: 12_000,
      limit_every: "month",
      last_used: day,
      language: "lv",
    })
    .execute();
  await trx
    .insertInto("debit_collections")
    .values({
      ...written,
      id: uuid(random),
      mandate_id: mandateId,
      account_id: accountId,
      end_to_end_id: "LE-0045871-1",
      creditor_account: latvenergo.account,
      creditor_bic: latvenergo.bic ?? "",
      creditor_bank: latvenergo.bankName ?? "",
      amount_cents: 6_482,
      day,
      sequence: "FRST",
      reference: "Elektrība",
      state: "coming",
      reason: null,
      due_at: instant(startOfDay(day)),
      transaction_id: null,
    })
    .execute();
}
