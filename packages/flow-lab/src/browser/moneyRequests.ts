import type { Calls, RequestOf, ResponseOf } from "@amberline/api/contract";
import { addDays, civilDate } from "@amberline/domain/dates";
import { ask, tokenOf, type Company } from "./approvals";
import { type Customer } from "./operator";

type Listed = ResponseOf<Calls["moneyRequestList"]>["data"][number];
type Change = RequestOf<Calls["moneyRequestUpdate"]>;

/** Asks for 45.00 EUR without the app. */
export async function askForMoney(
  bank: Company,
  who: Customer,
  wanted: { text: string; payer?: string; amount?: string },
): Promise<Listed> {
  const { data } = await ask<{ data: Listed[] }>(bank, "moneyRequestCreate", await tokenOf(bank, who.login), {
    ...{ key: crypto.randomUUID(), payer: "", amount: "45.00" },
    ...{ until: addDays(civilDate(Date.now(), "Europe/Riga"), 30) },
    ...wanted,
  });
  const made = data.find(({ text }) => text === wanted.text);
  if (!made) throw new Error(`Nothing was asked for ${wanted.text}.`);
  return made;
}

export const changeRequest = async (bank: Company, { login }: Customer, change: Change): Promise<void> =>
  void (await ask(bank, "moneyRequestUpdate", await tokenOf(bank, login), change));

/** Money from another bank. */
export const payIn = (
  { operator }: Pick<Company, "operator">,
  { accountId }: Customer,
  paid: { amount: string; fromName: string; reference?: string },
): Promise<{ id: string }> => operator.post("incoming", { account: accountId, ...paid });
