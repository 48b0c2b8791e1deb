import { expect, type Page } from "@playwright/test";
import { namedOrigin, origin } from "./address";
import { type Customer, type Operator, type Tokens } from "./operator";
import { text, type Language, type TextKey } from "./words";

type Values = Record<string, string>;
const exact = { exact: true } as const;

/** Locators on a customer's screen, by visible text. */
export function onScreen(page: Page, language: Language = "en") {
  const say = (key: TextKey, values?: Values) => text(language, key, values);
  return {
    language,
    say,
    field: (key: TextKey) => page.getByLabel(say(key), exact),
    button: (key: TextKey, values?: Values) => page.getByRole("button", { name: say(key, values), ...exact }),
    /** Of the page itself, not of the menu. */
    link: (key: TextKey) => page.locator("#main").getByRole("link", { name: say(key), ...exact }),
    heading: (key: TextKey) => page.getByRole("heading", { name: say(key), ...exact }),
    /** Visible text, not that of live regions. */
    reads: (key: TextKey, values?: Values) =>
      page.getByText(say(key, values), exact).and(page.locator(":not([data-live-announcer])")),
    /** A message of the live announcer. */
    hears: (key: TextKey) => page.locator("[data-live-announcer]", { hasText: say(key) }),
    alert: () => page.getByRole("alert"),
    dialog: (title: TextKey) =>
      page.getByRole("dialog", { name: say(title) }).or(page.getByRole("alertdialog", { name: say(title) })),
    profileMenu: () => page.getByRole("button", { name: new RegExp(`^${say("shell.profileMenu")}`) }),
    balance: () => page.getByRole("region", { name: say("home.balance"), ...exact }),
    transactions: () => page.getByRole("region", { name: say("transactions.title"), ...exact }),
    toast: (words: string) =>
      page.getByRole("region", { name: say("app.notifications") }).getByText(words, exact),
  };
}
export type Screen = ReturnType<typeof onScreen>;

export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.context().addCookies([origin, namedOrigin].map((url) => ({ name: "lang", value: language, url })));

export const chooseTheme = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.context().addCookies([{ name: "theme", value: theme, url: origin }]);

export async function typeCredentials(page: Page, { login, password }: Customer, language: Language = "en") {
  const { field, button } = onScreen(page, language);
  await field("signIn.email").fill(login);
  await field("signIn.password").fill(password);
  await button("signIn.submit").click();
}

/** The code is sent when you enter the last character. */
export const typeSignInCode = (page: Page, code: string, language: Language = "en") =>
  onScreen(page, language).field("signIn.code").fill(code);

/** Signs in through the page, including the code. */
export async function signIn(page: Page, operator: Operator, customer: Customer, language: Language = "en") {
  await chooseLanguage(page, language);
  await page.goto("/login");
  await typeCredentials(page, customer, language);
  if (customer.totpSecret) {
    await expect(onScreen(page, language).field("signIn.code")).toBeVisible();
    await typeSignInCode(page, await operator.code(customer.login), language);
  }
  await page.waitForURL("**/home");
}

/** Proves who is there in the dialog that asks for it. */
export async function proveWho(
  screen: Screen,
  operator: Operator,
  { login, password, totpSecret }: Pick<Customer, "login" | "password" | "totpSecret">,
): Promise<void> {
  await screen.field("signIn.password").fill(password);
  if (totpSecret === null) return screen.button("stepUp.submit").click();
  await expect(screen.reads("confirm.sentTo", { address: login })).toBeVisible();
  await screen
    .dialog("stepUp.title")
    .getByLabel(screen.say("signIn.code"))
    .fill(await operator.mailedCode(login));
}

/** Opens the app signed in. */
export async function arrive(
  page: Page,
  operator: Operator,
  customer: Pick<Customer, "login"> & Partial<Customer>,
  path: string,
  language: Language = "en",
): Promise<Tokens> {
  await chooseLanguage(page, language);
  const tokens = await operator.session(customer.login);
  await page.addInitScript(
    ({ accessToken, refreshToken, currentAccount }) => {
      // Frames have no session of their own.
      if (self !== top || sessionStorage.getItem("arrived")) return;
      sessionStorage.setItem("arrived", "yes");
      const id = crypto.randomUUID();
      const session = { id, accessToken, refreshToken, tokenAt: Date.now(), accounts: {}, currentAccount };
      localStorage.setItem("amberline.session", JSON.stringify(session));
    },
    { ...tokens, currentAccount: customer.accountId ?? null },
  );
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  return tokens;
}
