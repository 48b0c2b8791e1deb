import { randomUUID } from "node:crypto";
import type { Calls, RequestOf, ResponseOf } from "@amberline/api/contract";
import { ask, tokenOf, type Company } from "./approvals";
import { type Customer } from "./operator";

type Row = ResponseOf<Calls["orderList"]>["data"][number];

/** The newest transaction with these words. */
async function newestOf(bank: Company, token: string, id: string, text: string): Promise<Row | undefined> {
  const { data } = await ask<{ data: Row[] }>(bank, "orderList", token, { id, limit: 1, text });
  return data[0];
}

/** Writes on the newest transaction with these words without the app. */
export async function noteNewest(
  bank: Company,
  { login, accountId: id }: Customer,
  said: Partial<RequestOf<Calls["transactionNote"]>>,
  text = "",
): Promise<void> {
  const token = await tokenOf(bank, login);
  const newest = await newestOf(bank, token, id, text);
  const about = { id, transaction_id: newest?.id, version: newest?.note_version };
  await ask(bank, "transactionNote", token, { ...about, note: "", for_payee: false, ...said });
}

/** Puts a file beside the newest transaction without the app. */
export async function addFile(
  bank: Company,
  { login, accountId: id }: Customer,
  { name, buffer }: { name: string; buffer: Buffer },
): Promise<void> {
  const token = await tokenOf(bank, login);
  const newest = await newestOf(bank, token, id, "");
  const about = { id, transaction_id: newest?.id, file_id: randomUUID() };
  await ask(bank, "transactionFileAdd", token, { ...about, name, base64: buffer.toString("base64") });
}

/** Puts these labels on the newest transaction, in place of those that are there, without the app. */
export async function labelNewest(
  bank: Company,
  customer: Customer,
  labels: string[],
  text = "",
): Promise<void> {
  await noteNewest(bank, customer, { labels }, text);
}
