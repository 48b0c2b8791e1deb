import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type APIRequestContext, type Page } from "@playwright/test";
import en from "../packages/flows/src/locales/en.json" with { type: "json" };
import lv from "../packages/flows/src/locales/lv.json" with { type: "json" };

export type Language = "en" | "lv";
type Key = keyof typeof en;

/** A text of the catalogue as the customer reads it. */
export const text = (language: Language, key: Key, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value),
    { en, lv }[language][key],
  );

export interface Customer {
  login: string;
  password: string;
  totpSecret: string | null;
  accountId: string;
  iban: string;
  name: string;
}

interface Wanted {
  kind?: "private" | "corporate";
  verified?: boolean;
  twoFactor?: boolean;
  /** Decimal text, EUR. */
  balance?: string;
  confirmed?: boolean;
  name?: string;
}

interface Fault {
  call: string;
  fault: string;
  times?: number;
  status?: number;
  ms?: number;
}

/** The sandbox's operator: makes customers, reads codes, injects faults, looks into the ledger. */
export class Operator {
  constructor(private readonly request: APIRequestContext) {}

  private async post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.request.post(`/sandbox/api/${path}`, { data });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  customer(wanted: Wanted = {}): Promise<Customer> {
    return this.post("customers", {
      kind: "private",
      verified: true,
      twoFactor: true,
      balance: "1000.00",
      confirmed: true,
      ...wanted,
    });
  }

  /** The code the customer's authenticator would show next; waits for none. */
  async code(login: string): Promise<string> {
    const answer = await this.request.get(`/sandbox/api/codes?login=${encodeURIComponent(login)}`);
    return ((await answer.json()) as { code: string }).code;
  }

  fault(fault: Fault) {
    return this.post("faults", fault);
  }

  async ledger(accountId: string) {
    const answer = await this.request.get(`/sandbox/api/ledger?account=${accountId}`);
    return (await answer.json()) as {
      total: number;
      payments: { id: string; status: string; amount: string }[];
    };
  }

  /** Tokens without the sign-in page, for tests about something else. */
  session(login: string): Promise<{ accessToken: string; refreshToken: string }> {
    return this.post("sessions", { login });
  }
}

/** Everything the browser complained about. Any entry fails the test. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const isPolicy = /Content Security Policy|Trusted/i.test(message.text());
    if (isPolicy) complaints.push(`policy: ${message.text()}`);
  });
  return complaints;
}

interface Fixtures {
  operator: Operator;
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  operator: async ({ request }, provide) => provide(new Operator(request)),
  complaints: [
    async ({ page }, provide) => {
      const complaints = await watch(page);
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails on any accessibility rule axe knows for WCAG 2.2 AA. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

export async function chooseLanguage(page: Page, language: Language) {
  await page.context().addCookies([{ name: "lang", value: language, url: "http://127.0.0.1:4187" }]);
}

/** Signs in through the page, code included. */
export async function signIn(page: Page, operator: Operator, customer: Customer, language: Language = "en") {
  await chooseLanguage(page, language);
  await page.goto("/login");
  await page.getByLabel(text(language, "login.email")).fill(customer.login);
  await page.getByLabel(text(language, "login.password"), { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: text(language, "login.submit"), exact: true }).click();
  if (customer.totpSecret) {
    await page.getByLabel(text(language, "login.code")).fill(await operator.code(customer.login));
    await page.getByRole("button", { name: text(language, "login.submit"), exact: true }).click();
  }
  await page.waitForURL("**/home");
}

/** Opens the app as somebody signed in already. */
export async function arrive(
  page: Page,
  operator: Operator,
  customer: Customer,
  path: string,
  language: Language = "en",
) {
  await chooseLanguage(page, language);
  const { accessToken, refreshToken } = await operator.session(customer.login);
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem("arrived")) return;
      sessionStorage.setItem("arrived", "yes");
      localStorage.setItem(
        "amberline.session",
        JSON.stringify({
          accessToken: access,
          refreshToken: refresh,
          tokenAt: Date.now(),
          accounts: {},
          currentAccount: null,
        }),
      );
    },
    [accessToken, refreshToken] as const,
  );
  await page.goto(path);
}

export { expect };
