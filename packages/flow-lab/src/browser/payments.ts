import { expect, type Page, type Request, type Route } from "@playwright/test";
import { createGate } from "./gate";
import { type Customer, type Operator } from "./operator";
import { onScreen, type Screen } from "./screens";
import { euro, typedAmount, type Language } from "./words";

export interface Payee {
  name: string;
  iban: string;
}

/** Accounts at other banks that the sandbox keeps for testers, each with the name to type. */
export const outside = {
  matches: { name: "Anna Liepina", iban: "LV50UNLA0050001234567" },
  closeMatch: {
    name: "Mežaparka Ceptuvi",
    iban: "LV63PARX0002048880001",
    holder: "SIA Mežaparka Ceptuve",
  },
  /** The holder is Jānis Kalniņš-Bērzs. */
  hyphenated: { name: "Jānis Kalniņš", iban: "LV97HABA0012345678910" },
  noMatch: { name: "Pēteris Zariņš", iban: "LV35RIKO0002013000123" },
  /** Takes regular payments only. */
  noInstant: { name: "Inga Sproģe", iban: "LV69KURZ0000700000001" },
  /** Takes no payments at all. */
  noCredit: { name: "SIA Dzintara Krasts", iban: "LV67DZIN0000900000001" },
  notChecked: { name: "Emily Carter", iban: "GB29NWBK60161331926819" },
} as const;

interface Draft {
  amount?: string;
  reference?: string;
}

/** Fills the payment form in; 25.00 EUR for concert tickets unless said otherwise. Waits for the BIC to come by itself. */
export async function fillPayment(
  page: Page,
  { name, iban }: Payee,
  { amount = "25.00", reference = "Concert tickets" }: Draft = {},
  language: Language = "en",
): Promise<void> {
  const { field } = onScreen(page, language);
  await field("send.payeeName").fill(name);
  await field("send.iban").fill(iban);
  await field("send.amount").fill(typedAmount(language, amount));
  await field("send.reference").fill(reference);
  await expect(field("send.bic")).not.toHaveValue("");
}

export const sendButton = ({ button, language }: Screen, amount = "25.00") =>
  button("send.submit", { amount: euro(language, amount) });

export const codeDialog = ({ dialog }: Screen) => dialog("send.code.title");

/** The button that confirms, in the dialog that asks for the code. */
export const confirmButton = (screen: Screen, amount = "25.00") =>
  codeDialog(screen).getByRole("button", {
    name: screen.say("send.submit", { amount: euro(screen.language, amount) }),
    exact: true,
  });

/** Sends a filled form whose payee's name matches, up to the question for the code. */
export async function sendToCode(screen: Screen): Promise<void> {
  await sendButton(screen).click();
  await screen.button("send.check.goOn").click();
  await expect(screen.field("login.code")).toBeFocused();
}

/** Answers the question for the code. */
export async function confirmWithCode(screen: Screen, code: string, amount = "25.00"): Promise<void> {
  await screen.field("login.code").fill(code);
  await confirmButton(screen, amount).click();
}

/** Home, told of the payment. */
export async function expectPaid(page: Page, screen: Screen, amount = "25.00"): Promise<void> {
  await expect(page).toHaveURL(/\/home$/);
  await expect(
    screen.toast(screen.say("send.succeededAmount", { amount: euro(screen.language, amount) })),
  ).toBeVisible();
}

/** Exactly one payment was made, and the books of the whole bank add up. */
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

/** Meets the first order of a kind that the page sends in another way; all others pass. */
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

/** How an answer can get lost after the bank has made the payment. */
export const lostAnswers = {
  "the connection breaks": (route) => route.abort("connectionreset"),
  "the bank's server fails": (route) => route.fulfill({ status: 500, json: {} }),
  "the answer is cut off": (route) => route.fulfill({ contentType: "application/json", body: '{"id": "' }),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

/** The bank makes the payment, and its answer is lost on the way back. */
export const loseAnswer = (page: Page, how: keyof typeof lostAnswers = "the connection breaks") =>
  meetOnce(page, isForced, async (route) => {
    await route.fetch();
    await lostAnswers[how](route);
  });

/** The payment never reaches the bank. */
export const loseRequest = (page: Page) =>
  meetOnce(page, isForced, (route) => route.abort("connectionfailed"));

/** Keeps the list of transactions from the page until it is let go. */
export async function holdTransactions(page: Page): Promise<() => Promise<void>> {
  const gate = createGate();
  const path = "**/api/v1/order";
  await page.route(path, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  return async () => {
    gate.open();
    await page.unroute(path);
  };
}

/** The orders that make a payment, as the page sends them from now on. */
export function forcedOrders(page: Page): Request[] {
  const orders: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/order/create") && isForced(request)) orders.push(request);
  });
  return orders;
}

/** Lets every look for a payment of unknown end come due, after 2, 5 and 10 seconds of the page's clock. */
export async function lookInVain(page: Page, { reads }: Screen): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(reads("send.unresolved")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
