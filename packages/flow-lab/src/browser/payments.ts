import { expect, type Page, type Request, type Route } from "@playwright/test";
import { browserPlace } from "@amberline/flows/send";
import { createGate } from "./gate";
import { type Customer, type Operator } from "./operator";
import { onScreen, type Screen } from "./screens";
import { euro, typedAmount, type Language } from "./words";

export interface Payee {
  name: string;
  iban: string;
  /** Typed where the directory does not fill it in. */
  bic?: string;
}

/** The sandbox's test accounts at other banks, each with the name to type. */
export const outside = {
  matches: { name: "Anna Liepina", iban: "LV50UNLA0050001234567" },
  closeMatch: {
    name: "Mežaparka Ceptuvi",
    iban: "LV63PARX0002048880001",
    holder: "SIA Mežaparka Ceptuve",
  },
  /** The account holder is Jānis Kalniņš-Bērzs. */
  hyphenated: { name: "Jānis Kalniņš", iban: "LV97HABA0012345678910" },
  noMatch: { name: "Pēteris Zariņš", iban: "LV35RIKO0002013000123" },
  /** Accepts regular payments only. */
  noInstant: { name: "Inga Sproģe", iban: "LV69KURZ0000700000001", bic: "KURZLV21" },
  /** Accepts no payments. */
  noCredit: { name: "SIA Dzintara Krasts", iban: "LV67DZIN0000900000001", bic: "DZINLV21" },
  notChecked: { name: "Emily Carter", iban: "GB29NWBK60161331926819" },
} as const;

interface Draft {
  amount?: string;
  reference?: string;
}

/** Fills in the payment form, by default 25.00 EUR for concert tickets. Waits for the BIC to be filled in. */
export async function fillPayment(
  page: Page,
  { name, iban, bic }: Payee,
  { amount = "25.00", reference = "Concert tickets" }: Draft = {},
  language: Language = "en",
): Promise<void> {
  const { field, button } = onScreen(page, language);
  await expect(field("send.payeeName")).toBeAttached();
  if (await field("send.payeeName").isHidden()) await button("send.change").click();
  await field("send.payeeName").fill(name);
  await field("send.iban").fill(iban);
  // What the directory knows of the bank may come while it is typed.
  await expect(async () => {
    if (bic && (await field("send.bic").isVisible())) await field("send.bic").fill(bic);
    await expect(field("send.bic")).toHaveValue(bic ?? /./, { timeout: 1_000 });
  }).toPass();
  await button("send.goOn").click();
  await field("send.amount").fill(typedAmount(language, amount));
  await field("send.reference").fill(reference);
}

/** The provider names no banks: what a bank takes is learned from the refusal alone. */
export const withoutDirectory = (page: Page) =>
  page.route("**/api/v1/order/payee_bank", (route) => route.fulfill({ status: 404 }));

export const sendButton = ({ button, language }: Screen, amount = "25.00") =>
  button("send.submit", { amount: euro(language, amount) });

export const codeDialog = ({ dialog }: Screen) => dialog("send.code.title");

/** The confirm button of the code dialog. */
export const confirmButton = (screen: Screen, amount = "25.00") =>
  codeDialog(screen).getByRole("button", {
    name: screen.say("send.submit", { amount: euro(screen.language, amount) }),
    exact: true,
  });

/** Submits a filled form with a matching payee name, up to the code dialog. */
export async function sendToCode(screen: Screen): Promise<void> {
  await sendButton(screen).click();
  await screen.button("send.check.goOn").click();
  await expect(screen.field("signIn.code")).toBeFocused();
}

/** The code of the act on the screen, once it was sent. */
export async function sentCode({ reads }: Screen, operator: Operator, login: string): Promise<string> {
  await expect(reads("confirm.sentTo", { address: login })).toBeVisible();
  return operator.mailedCode(login);
}

/** Enters the code, whose last character confirms. */
export const confirmWithCode = ({ field }: Screen, code: string): Promise<void> =>
  field("signIn.code").fill(code);

/** Expects the home page with a toast about the payment, and to whom if that is given. */
export async function expectPaid(
  page: Page,
  { say, language }: Screen,
  amount = "25.00",
  name = "",
): Promise<void> {
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("region", { name: say("app.notifications") })).toContainText(
    say("send.succeededAmount", { amount: euro(language, amount), name }).trim(),
  );
}

/** Expects exactly one payment, and a balanced ledger of the whole bank. */
export async function expectOnePayment(operator: Operator, payer: Customer, payee: Payee, amount = "25.00") {
  const { total, unequal, payments } = await operator.ledger(payer.accountId);
  const sent = payments.filter(({ type }) => type === "SEND");
  expect(sent.map(({ to_account, amount }) => ({ to_account, amount }))).toEqual([
    { to_account: payee.iban, amount },
  ]);
  expect({ total, unequal }).toEqual({ total: 0, unequal: [] });
}

const ordersPath = "**/api/v1/order/create";

export const isForced = (request: Request): boolean => {
  const body: unknown = request.postDataJSON();
  return typeof body === "object" && body !== null && "force_payment" in body && body.force_payment === true;
};

/** Handles the first order request of a kind; all others pass. */
export async function meetOnce(
  page: Page,
  which: (request: Request) => boolean,
  meet: (route: Route) => Promise<void>,
): Promise<void> {
  let isMet = false;
  await page.route(ordersPath, async (route) => {
    if (isMet || !which(route.request())) return route.fallback();
    isMet = true;
    return meet(route);
  });
}

/** How a response can get lost after the payment was made. */
export const lostAnswers = {
  "the connection breaks": (route) => route.abort("connectionreset"),
  "the bank's server fails": (route) => route.fulfill({ status: 500, json: {} }),
  "the answer is cut off": (route) => route.fulfill({ contentType: "application/json", body: '{"id": "' }),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

/** Makes the payment, but loses its response. */
export const loseAnswer = (page: Page, how: keyof typeof lostAnswers = "the connection breaks") =>
  meetOnce(page, isForced, async (route) => {
    await route.fetch();
    await lostAnswers[how](route);
  });

/** Loses the request before it reaches the bank. */
export const loseRequest = (page: Page) =>
  meetOnce(page, isForced, (route) => route.abort("connectionfailed"));

/** Once the next payment is sent, holds back the transaction list until the returned function is called. */
export async function holdTransactions(page: Page): Promise<() => Promise<void>> {
  const gate = createGate();
  const path = "**/api/v1/order";
  const sent = forcedOrders(page);
  await page.route(path, async (route) => {
    if (sent.length > 0) await gate.opened;
    await route.fallback();
  });
  return async () => {
    gate.open();
    await page.unroute(path);
  };
}

/** Requests that make a payment, from now on. */
export function forcedOrders(page: Page): Request[] {
  const orders: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/order/create") && isForced(request)) orders.push(request);
  });
  return orders;
}

/** Fires every check for a payment of unknown outcome, after 2, 5 and 10 seconds of the page's clock. */
export async function lookInVain(page: Page, { reads }: Screen): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(reads("send.unresolved")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

interface KeptAttempt {
  id: string;
  startedAt: number;
  minor: number;
}

/** Leaves payments with an unknown outcome in the browser, as from before. Their customer is signed in by `arriving`. */
export async function keepAttempts(
  page: Page,
  { accountId }: Customer,
  {
    arriving,
    to,
    attempts,
  }: { arriving: () => Promise<unknown>; to: Payee; attempts: readonly KeptAttempt[] },
): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith("/user/account_info"));
  await arriving();
  const { data } = (await (await answered).json()) as { data: { storage_key: string } };
  const { seal } = browserPlace({ prefix: "amberline", keyOf: () => data.storage_key });
  const kept = attempts.map(({ minor, ...attempt }) => {
    const place = `pendingAttempt/${accountId}/${attempt.id}`;
    const amount = { minor, currency: "EUR" };
    const sealed = seal(accountId, place, { ...attempt, amount, payeeAccount: to.iban, knownIds: [] });
    return [`amberline.${place}`, JSON.stringify(sealed)];
  });
  await page.evaluate(
    (stored) => stored.forEach(([key = "", text = ""]) => localStorage.setItem(key, text)),
    kept,
  );
}
