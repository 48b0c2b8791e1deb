import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { handInOn } from "./capture";
import { EXPOSURE_QUESTION, EXPOSURE_SECTION } from "../packages/domain/src/company";
import { type Customer, type Operator } from "./operator";
import { type Screen } from "./screens";
import { type TextKey } from "./words";

export const documentKeys = [
  "certificate_of_incorporation",
  "articles_of_association",
  "business_register",
  "shareholder_register",
  "director_register",
  "power_of_attorney",
  "financial_statements",
] as const;

/** A small PDF of one page. */
export const pdfFile = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.from(
    `%PDF-1.7\n%${name}\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n`,
    "latin1",
  ),
});

/** A registration number nobody had before. */
export const aNumber = (): string => `4${String(process.hrtime.bigint()).slice(-10)}`;

/** The heading of a step, which has the focus when the step opens. */
export const stepHeading = ({ heading }: Screen, step: string): Locator =>
  heading(`company.heading.${step}` as TextKey);

/** Fills the company form in and sends nothing. */
export async function fillCompany(
  page: Page,
  { field, say }: Screen,
  { name, number }: Record<"name" | "number", string>,
) {
  const country = page.getByRole("combobox", { name: say("company.country") });
  await country.fill("lat");
  await country.press("Enter");
  await field("company.name").fill(name);
  await field("company.registrationNumber").fill(number);
  const form = page.getByRole("combobox", { name: say("company.legalForm") });
  await form.fill(say("company.legalForm.limited_liability"));
  await form.press("Enter");
  await field("company.street").fill("Jūras iela 4");
  await field("company.city").fill("Liepāja");
  await field("company.zip").fill("LV-3401");
  await field("company.businessDescription").fill("Dzintara rotu izgatavošana un tirdzniecība");
}

/** The id of whoever is signed in, as their own profile tells it. */
export async function userIdOf(
  request: APIRequestContext,
  operator: Operator,
  login: string,
): Promise<string> {
  const { accessToken: token } = await operator.session(login);
  const answer = await request.get("/api/v1/user/user_info", { headers: { token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

/** Answers what holds a company at its registration, and makes the person behind it its director. */
export async function passGate(request: APIRequestContext, operator: Operator, company: Customer) {
  const { accessToken: token } = await operator.session(company.login);
  const post = async (call: string, fields: object) => {
    const data = { corporate_id: company.accountId, ...fields };
    const answer = await request.post(`/api/v1/corporate/${call}`, { headers: { token }, data });
    expect(await answer.json()).toMatchObject({ success: true });
  };
  const question = { name: EXPOSURE_QUESTION, section: EXPOSURE_SECTION, value: "no", is_file: false };
  await post("info_add", question);
  await post("member_add", {
    member_id: await userIdOf(request, operator, company.login),
    position: "director",
  });
}

/** Opens the mailed link on another device, hands in a document and a face, and is approved. */
export async function verifyByLink(page: Page, operator: Operator, login: string) {
  const linkIn = async () =>
    /\S+\/websdk\/link\.html#[\w-]+/.exec((await operator.newestMail(login))?.body ?? "")?.[0];
  await expect.poll(linkIn).toBeTruthy();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto((await linkIn()) ?? "");
  // Nobody has chosen a language there: it is the browser's.
  await handInOn(elsewhere, elsewhere, "en");
  await expect.poll(async () => (await operator.verifications(login)).length).toBe(1);
  await operator.decideVerification(login, { decision: "approve" });
  await elsewhere.close();
}

/** The account of a company by its registration number. */
export async function companyAccount(
  request: APIRequestContext,
  operator: Operator,
  login: string,
  number: string,
) {
  const found = await request.get("/sandbox/api/companies", { params: { search: number } });
  expect(found.ok(), await found.text()).toBe(true);
  const [company] = ((await found.json()) as { companies: { id: string }[] }).companies;
  const id = company?.id ?? "";
  const { accessToken } = await operator.session(login);
  const accounts = await request.get("/api/v1/user/multilogin", { headers: { token: accessToken } });
  const { tokens } = (await accounts.json()) as { tokens: { corp_id: string; token: string }[] };
  const token = tokens.find(({ corp_id }) => corp_id === id)?.token ?? "";
  const answer = await request.get("/api/v1/user/account_info", { headers: { token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { user: { iban: string } } };
  return { id, iban: data.user.iban };
}

/** The bank confirms a company, or returns it with a reason. */
export async function decideCompany(
  request: APIRequestContext,
  id: string,
  verdict: { decision: "confirmed" } | { decision: "returned"; reason: string },
) {
  const answer = await request.post(`/sandbox/api/companies/${id}/decide`, { data: verdict });
  expect(answer.ok(), await answer.text()).toBe(true);
}
