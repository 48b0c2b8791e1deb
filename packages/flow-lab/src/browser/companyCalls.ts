import { createHash } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import {
  COMPANY_SECTION,
  DOCUMENT_SECTION,
  documentNameOf,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  type DocumentKey,
} from "@amberline/domain/company";
import { BASE_PATH, calls, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";
import { aNumber, pdfFile, userIdOf } from "./companies";
import { type Customer, type Operator } from "./operator";

interface Bank {
  request: APIRequestContext;
  operator: Operator;
}

/** Calls the provider as a signed-in user, without the app. Fails unless the calls succeed. */
export async function callsOf({ request, operator }: Bank, { login }: Pick<Customer, "login">) {
  const { accessToken: token } = await operator.session(login);
  return async (path: string, data: object): Promise<Record<string, unknown>> => {
    const answer = await request.post(`/api/v1/${path}`, { headers: { token }, data });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(answer.ok() && !body["err"], JSON.stringify(body)).toBe(true);
    return body;
  };
}

const told = {
  country: "LV",
  name: "SIA Dzintara Krasts",
  legal_form: "limited_liability",
  city: "Liepāja",
  street: "Jūras iela 4",
  zip_code: "LV-3401",
  business_description: "Dzintara rotu izgatavošana un tirdzniecība",
};

/** Gives all the answers of a company registration, with an unused registration number by default. */
export async function tellAboutCompany(
  bank: Bank,
  { login, accountId }: Customer,
  answers: Readonly<Record<string, string>> = { ...told, registration_number: aNumber() },
) {
  const call = await callsOf(bank, { login });
  for (const [name, value] of Object.entries(answers))
    await call("corporate/info_add", {
      ...{ corporate_id: accountId, is_file: false },
      ...{ section: COMPANY_SECTION, name, value },
    });
}

/** Answers that nobody behind the company holds public office. */
export async function denyExposure(bank: Bank, { login, accountId }: Customer) {
  const call = await callsOf(bank, { login });
  const question = { name: EXPOSURE_QUESTION, section: EXPOSURE_SECTION, value: "no" };
  await call("corporate/info_add", { corporate_id: accountId, is_file: false, ...question });
}

/** Uploads required documents, without the app. */
export async function handInDocuments(
  bank: Bank,
  { login, accountId }: Customer,
  documents: readonly DocumentKey[],
) {
  const call = await callsOf(bank, { login });
  for (const document of documents)
    await call("corporate/info_add", {
      ...{ corporate_id: accountId, is_file: true, file_type: "application/pdf" },
      ...{ section: DOCUMENT_SECTION, name: documentNameOf(document), file_name: `${document}.pdf` },
      value: pdfFile(document).buffer.toString("base64"),
    });
}

/** Signs the company's contract as its owner, without the app. */
export async function signContract(bank: Bank, { login, accountId }: Customer) {
  const { accessToken: token } = await bank.operator.session(login);
  const data = { corporate_id: accountId };
  const shown = await bank.request.post("/api/v1/corporate/pdf_generate", { headers: { token }, data });
  expect(shown.headers()["content-type"]).toBe("application/pdf");
  const sha256 = createHash("sha256")
    .update(await shown.body())
    .digest("hex");
  const code = await bank.operator.codeFor(login, token, "contract", sha256);
  const call = await callsOf(bank, { login });
  await call("corporate/pdf_sign", { ...data, sha256, code });
}

/** A user the bank has not verified. */
export async function aStranger({ request, operator }: Bank, name: string) {
  const { login } = await operator.customer({ name, verified: false, twoFactor: false });
  return { login, userId: await userIdOf(request, operator, login) };
}

export interface Joining {
  userId: string;
  position: "owner" | "member";
  /** Only for an owner. */
  percent?: string;
}

/** Names somebody as a member, without the app; who they are has to accept. */
export async function inviteToCompany(
  bank: Bank,
  { login, accountId }: Customer,
  { userId, ...held }: Joining,
) {
  const call = await callsOf(bank, { login });
  await call("corporate/member_add", { corporate_id: accountId, member_id: userId, ...held });
}

/** Accepts or refuses the invitations of a login, without the app. An address that is not confirmed yet is confirmed first. */
export async function acceptInvitations(bank: Bank, login: string, accept = true) {
  const call = await callsOf(bank, { login });
  const { accessToken: token } = await bank.operator.session(login);
  const read = () => bank.request.get("/api/v1/user/user_info", { headers: { token } });
  let answer = await read();
  if (!answer.ok()) {
    await call("confirm/get_confirm", { type: "email", code: await bank.operator.mailedCode(login) });
    answer = await read();
  }
  const { data } = (await answer.json()) as {
    data: Record<"invitations" | "access_invitations", { id: string }[]>;
  };
  for (const { id } of [...data.invitations, ...data.access_invitations])
    await call("user/invitation", { id, accept });
}

/** Adds a member, without the app. */
export async function joinCompany(
  bank: Bank,
  company: Customer,
  { login, ...joining }: Joining & { login: string },
) {
  await inviteToCompany(bank, company, joining);
  await acceptInvitations(bank, login);
}

type WireAccess = RequestOf<Calls["personSave"]>["access"];

export interface Invited {
  name: string;
  login: string;
  access: WireAccess;
}

/** Changes who has access to the company's account as its owner, without the app, one call after another. */
export async function peopleOf({ request, operator }: Bank, owner: Customer) {
  const { accessToken: token } = await operator.session(owner.login);
  const ask = async (name: "peopleList" | "personSave" | "personRemove", data: object) => {
    if (name !== "peopleList") await operator.allow(owner, token, name);
    const { accountId: corporate_id } = owner;
    const answer = await request.post(BASE_PATH + calls[name].path, {
      headers: { token },
      data: { corporate_id, ...data },
    });
    const body = (await answer.json()) as ResponseOf<Calls["peopleList"]> & { err?: string };
    expect(answer.ok() && !body.err, JSON.stringify(body)).toBe(true);
    return body.data;
  };
  return {
    async invite({ name, login, access }: Invited) {
      const [first_name = "", last_name = ""] = name.split(" ");
      await ask("personSave", { first_name, last_name, email: login, access });
    },
    /** Those who are meant. @default all */
    async remove(isMeant: (email: string) => boolean = () => true) {
      for (const { id, email } of await ask("peopleList", {}))
        if (isMeant(email)) await ask("personRemove", { id });
    },
  };
}

/** Removes all members but the director, without the app. */
export async function removeMembers(bank: Bank, { login, accountId }: Customer) {
  const call = await callsOf(bank, { login });
  const company = await call("corporate/info", { corporate_id: accountId });
  const members = company["members"] as { position: string; user: { id: string } }[];
  for (const { position, user } of members)
    if (position !== "director")
      await call("corporate/member_delete", { corporate_id: accountId, member_id: user.id });
}

/** The bank reviews a required document. */
export const reviewDocument = (
  { operator }: Pick<Bank, "operator">,
  { accountId }: Pick<Customer, "accountId">,
  { document, ...verdict }: { document: DocumentKey; review: "accepted" | "rejected"; comment?: string },
) => operator.post(`companies/${accountId}/documents/${document}`, verdict);

/** Answers the questions that keep a company in its registration, and makes its user the director. */
export async function passGate(request: APIRequestContext, operator: Operator, company: Customer) {
  const bank = { request, operator };
  await denyExposure(bank, company);
  const call = await callsOf(bank, company);
  const director = await userIdOf(request, operator, company.login);
  await call("corporate/member_add", {
    corporate_id: company.accountId,
    member_id: director,
    position: "director",
  });
}
