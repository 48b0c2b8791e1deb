import {
  BASE_PATH,
  calls,
  type CallName,
  type Calls,
  type RequestOf,
  type ResponseOf,
} from "@amberline/api/contract";
import { expect, type APIRequestContext } from "@playwright/test";
import { anna } from "../drive/payees";
import { acceptInvitations, peopleOf } from "./companyCalls";
import { type Customer, type Operator } from "./operator";

type Right = RequestOf<Calls["personSave"]>["access"]["rights"][number];

/** A company's account that several people use. */
export interface Company {
  request: APIRequestContext;
  operator: Operator;
  owner: Customer;
}

/** What of the provider's answer the tests look at. */
export interface Given {
  id: string;
  made_by: { is_self: boolean };
  payment: { amount: string } | null;
}

export async function ask<T>(
  { request }: Pick<Company, "request">,
  call: CallName,
  token: string,
  data: object,
  key?: string,
): Promise<T> {
  const headers = { token, ...(key ? { "Idempotency-Key": key } : {}) };
  const answer = await request.post(BASE_PATH + calls[call].path, { headers, data });
  const body = (await answer.json()) as T & { err?: string };
  expect(answer.ok() && !body.err, JSON.stringify(body)).toBe(true);
  return body;
}

/** A token of the company's account. */
export async function tokenOf(bank: Company, login: string): Promise<string> {
  const { accessToken } = await bank.operator.session(login);
  const { path } = calls.multilogin;
  const answer = await bank.request.get(BASE_PATH + path, { headers: { token: accessToken } });
  const { tokens } = (await answer.json()) as ResponseOf<Calls["multilogin"]>;
  return tokens.find(({ corp_id }) => corp_id === bank.owner.accountId)?.token ?? accessToken;
}

/** Somebody with a login, who has accepted access to the company's account. */
export async function colleague(bank: Company, name: string, rights: Right[]): Promise<Customer> {
  const { accountId } = bank.owner;
  const person = await bank.operator.customer({ name });
  const access = { rights, per_payment: null, per_day: null };
  await (await peopleOf(bank, bank.owner)).invite({ name, login: person.login, access });
  await acceptInvitations(bank, person.login);
  return { ...person, accountId };
}

/** A payment from the company's account, without the app. */
export async function payAs(bank: Company, { login, name }: Customer, amount: string) {
  const owner = bank.owner;
  const token = await tokenOf(bank, login);
  const order = {
    ...{ to_name: anna.name, to_account: anna.account, to_bic: anna.bic, to_reference: anna.details },
    ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
    ...{ from_name: owner.name, from_account: owner.iban, from_address: "", from_reference: "" },
    ...{ from_country: "", from_city: "", from_zip: "", entered_by: owner.accountId },
    ...{ amount, fee: "0", currency: "EUR", type: "SEND", payment_system: "SEPA" },
    ...{ payment_type: "INSTANT", beneficary_type: "private" },
  };
  const key = `${owner.accountId}-${name}-${amount}`.replaceAll(/[^\w-]/g, "");
  const create = (more: object) =>
    ask<{ vop_id: string }>(bank, "orderCreate", token, { ...order, ...more }, key);
  const { vop_id } = await create({ force_payment: false });
  const code2fa = await bank.operator.codeFor(login, token, "payment", vop_id);
  await create({ force_payment: true, vop_id, code2fa });
}

/** So many others approve what is above the amount: one. */
export async function setRule(bank: Company, above: string) {
  const owner = bank.owner;
  const token = await tokenOf(bank, owner.login);
  await bank.operator.allow(owner, token, "approvalRuleSave");
  const rule = { above, approvers: 1 };
  await ask(bank, "approvalRuleSave", token, { corporate_id: owner.accountId, rule });
}

export const proposalsOf = async (bank: Company, token: string) =>
  (await ask<{ data: Given[] }>(bank, "approvalList", token, {})).data;
