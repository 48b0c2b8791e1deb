import type { Calls, RequestOf, ResponseOf } from "@amberline/api/contract";
import { ask, tokenOf, type Company } from "./approvals";
import { type Customer } from "./operator";

type Row = ResponseOf<Calls["orderList"]>["data"][number];

/** Writes on the newest transaction with these words without the app. */
export async function noteNewest(
  bank: Company,
  { login, accountId: id }: Customer,
  said: Partial<RequestOf<Calls["transactionNote"]>>,
  text = "",
): Promise<void> {
  const token = await tokenOf(bank, login);
  const { data } = await ask<{ data: Row[] }>(bank, "orderList", token, { id, limit: 1, text });
  const [newest] = data;
  const about = { id, transaction_id: newest?.id, version: newest?.note_version };
  await ask(bank, "transactionNote", token, { ...about, note: "", for_payee: false, ...said });
}
