import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { handInOn } from "./capture";
import { type DocumentKey } from "@amberline/domain/company";
import { type Operator } from "./operator";
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

/** A one-page PDF. */
export const pdfFile = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.from(
    `%PDF-1.7\n%${name}\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n`,
    "latin1",
  ),
});

/** An unused registration number. */
export const aNumber = (): string => `4${String(process.hrtime.bigint()).slice(-10)}`;

/** The heading of a step, focused when the step opens. */
export const stepHeading = ({ heading }: Screen, step: string): Locator =>
  heading(`company.heading.${step}` as TextKey);

/** The button of a step in the step list. */
export const stepButton = (page: Page, { say }: Screen, step: string): Locator =>
  page
    .getByRole("navigation", { name: say("company.steps") })
    .getByRole("button", { name: new RegExp(`^${say(`company.step.${step}` as TextKey)}`) });

/** The row of a required document. */
export const documentRow = (page: Page, { say }: Screen, document: DocumentKey): Locator =>
  page.getByRole("listitem", { name: say(`documents.name.${document}`) });

export const chooseDocument = (page: Page, screen: Screen, document: DocumentKey, file = pdfFile(document)) =>
  documentRow(page, screen, document).locator("input").setInputFiles(file);

/** Fills in the company form without submitting it. */
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

/** Id of the signed-in user, from their own profile. */
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

/** Opens the mailed link on another device, submits a document and a face, and is approved. */
export async function verifyByLink(page: Page, operator: Operator, login: string) {
  const linkIn = async () =>
    /https?:\/\/[\w.:]+\/websdk\/link\.html#[\w-]+/.exec((await operator.newestMail(login))?.body ?? "")?.[0];
  await expect.poll(linkIn).toBeTruthy();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto((await linkIn()) ?? "");
  // No language is chosen there, so it is the browser's.
  await handInOn(elsewhere, elsewhere, "en");
  await expect.poll(async () => (await operator.verifications(login)).length).toBe(1);
  await operator.decideVerification(login, { decision: "approve" });
  await elsewhere.close();
}

/** A company's account by its registration number. */
export async function companyAccount(
  request: APIRequestContext,
  operator: Operator,
  login: string,
  number: string,
) {
  const found = await operator.get<{ companies: { id: string }[] }>("companies", { search: number });
  const [company] = found.companies;
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

/** The bank confirms a company, with `force` even an incomplete one, or returns it with a reason. */
export const decideCompany = (
  operator: Operator,
  id: string,
  verdict: { decision: "confirmed"; force?: boolean } | { decision: "returned"; reason: string },
) => operator.post(`companies/${id}/decide`, verdict);
