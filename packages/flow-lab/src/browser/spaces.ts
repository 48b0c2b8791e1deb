import type { Calls, RequestOf, ResponseOf } from "@amberline/api/contract";
import { ask, tokenOf, type Company } from "./approvals";
import { type Customer } from "./operator";

type Listed = ResponseOf<Calls["spaceList"]>["data"][number];

/** Opens a space without the app, with money in it if wanted. Answers its id. */
export async function openSpace(
  bank: Company,
  who: Customer,
  {
    amount,
    ...wanted
  }: { amount?: string } & Pick<RequestOf<Calls["spaceSave"]>, "name"> &
    Partial<RequestOf<Calls["spaceSave"]>>,
): Promise<string> {
  const token = await tokenOf(bank, who.login);
  const id = crypto.randomUUID();
  await ask<{ data: Listed[] }>(bank, "spaceSave", token, { goal: null, rule: null, ...wanted, id });
  if (amount !== undefined)
    await ask(bank, "spaceMove", token, { id, key: crypto.randomUUID(), direction: "in", amount });
  return id;
}

export const closeSpace = async (bank: Company, { login }: Customer, id: string): Promise<void> =>
  void (await ask(bank, "spaceClose", await tokenOf(bank, login), { id }));
