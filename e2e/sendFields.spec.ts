import { passGate } from "@amberline/flow-lab/browser/companyCalls";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { type Wanted } from "@amberline/flow-lab/browser/operator";
import { outside } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { type TextKey } from "@amberline/flow-lab/browser/words";
import { type Route } from "@playwright/test";

const blocked: { who: string; wanted: Wanted; reasons: TextKey[] }[] = [
  { who: "is not verified", wanted: { verified: false }, reasons: ["send.notVerified.none"] },
  { who: "has two-factor off", wanted: { twoFactor: false }, reasons: ["send.reason.twoFactorOff"] },
  { who: "has no money", wanted: { balance: "0.00" }, reasons: ["send.reason.noBalance"] },
  {
    who: "is a company under review",
    wanted: { kind: "corporate", confirmed: false },
    reasons: ["send.reason.companyNotConfirmed"],
  },
  {
    who: "has nothing of it all",
    wanted: { verified: false, twoFactor: false, balance: "0.00" },
    reasons: ["send.reason.noBalance", "send.notVerified.none", "send.reason.twoFactorOff"],
  },
];

for (const { who, wanted, reasons } of blocked) {
  test(`says why a customer who ${who} cannot send [4-20, 6]`, async ({ page, operator, request }) => {
    const screen = onScreen(page);
    const customer = await operator.customer(wanted);
    if (wanted.kind === "corporate") await passGate(request, operator, customer);
    await arrive(page, operator, customer, "/send");
    await expect(page.locator("main form").getByText(screen.say("send.blocked"))).toBeVisible();
    if (wanted.verified === false) {
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    const said = page.locator("main form ul").getByRole("listitem");
    await expect(said).toHaveText(reasons.map((reason) => screen.say(reason)));
    const submit = page.locator("main form button[type=submit]");
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await expect(submit).toHaveAccessibleDescription(new RegExp(screen.say("send.blocked")));
    await expect(screen.field("send.amount")).toHaveAttribute("readonly", "");
  });
}

test("gives live help for an IBAN: country, length, checksum, then the bank and its BIC [2.10]", async ({
  page,
  operator,
}) => {
  const { field, reads } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/send");
  const { iban } = outside.closeMatch;
  const typeOn = (text: string) => field("send.iban").pressSequentially(text);
  await field("send.iban").focus();

  await typeOn("L");
  await expect(reads("send.ibanHelp.country")).toBeVisible();
  await typeOn("V63 PARX");
  await expect(
    reads("send.ibanHelp.length", { country: "Latvia", typed: "8", expected: "21" }),
  ).toBeVisible();
  await typeOn(iban.slice(8, -1));
  await expect(
    reads("send.ibanHelp.length", { country: "Latvia", typed: "20", expected: "21" }),
  ).toBeVisible();
  await typeOn("9");
  await expect(reads("error.iban.checksum")).toBeVisible();
  await expect(field("send.bic")).toHaveValue("");
  await page.keyboard.press("Backspace");
  await typeOn(iban.slice(-1));
  await expect(page.getByText(/Citadele.* · takes instant payments/)).toBeVisible();
  await expect(field("send.bic")).toHaveValue("PARXLV22");

  await field("send.iban").fill(outside.noInstant.iban);
  await expect(page.getByText(/ · regular payments only/)).toBeVisible();
  await expect(field("send.bic")).not.toHaveValue("PARXLV22");
  await field("send.iban").fill("XX12");
  await expect(reads("error.iban.country", { code: "XX" })).toBeVisible();
});

for (const { who, ends, arrives } of [
  { who: "found", ends: (route: Route) => route.continue(), arrives: "send.amount" },
  { who: "not found", ends: (route: Route) => route.fulfill({ status: 503 }), arrives: "send.bic" },
] as const) {
  test(`loses no press of "Continue" when the bank is ${who} before its release [2.10]`, async ({
    page,
    operator,
  }) => {
    const { field, button, reads } = onScreen(page);
    const [payer, known] = [await operator.customer(), await operator.customer({ name: "Marta Ozola" })];
    await operator.pay(payer, known, "5.00");
    await arrive(page, operator, payer, "/send");
    await expect(page.getByRole("button", { name: "Marta" })).toBeVisible();
    const { name, iban } = outside.matches;
    const asked = new Promise<Route>((resolve) => void page.route("**/payee_bank", resolve));
    await field("send.payeeName").fill(name);
    await field("send.iban").fill(iban);
    await expect(reads("send.bicAsked")).toBeVisible();
    await button("send.goOn").hover();
    await page.mouse.down();
    const answered = page.waitForResponse("**/payee_bank");
    await ends(await asked);
    await answered;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await page.mouse.up();
    await expect(field(arrives)).toBeFocused();
  });
}

test("accepts a pasted IBAN with spaces, dashes and small letters [5]", async ({
  page,
  operator,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { field } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/send");
  await field("send.payeeName").fill(" iban lv63-parx 0002 0488-8000 1 ");
  await field("send.payeeName").selectText();
  await page.keyboard.press("ControlOrMeta+x");
  await field("send.iban").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(field("send.iban")).toHaveValue("LV63 PARX 0002 0488 8000 1");
  await expect(field("send.bic")).toHaveValue("PARXLV22");
});

test("refuses the own account at its field, before anything is sent [5]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  const orders: string[] = [];
  page.on("request", (request) => request.url().endsWith("/order/create") && orders.push(request.url()));
  await screen.field("send.payeeName").fill(payer.name);
  await screen.field("send.iban").fill(payer.iban);
  await screen.button("send.goOn").click();
  await expect(screen.reads("error.account.own")).toBeVisible();
  await expect(screen.field("send.iban")).toBeFocused();
  expect(orders).toEqual([]);
});

test("shows every missing field of a step, and focuses the first [5-19]", async ({ page, operator }) => {
  const { field, reads, button } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/send");
  await button("send.goOn").click();
  await expect(field("send.payeeName")).toBeFocused();
  for (const key of ["error.payeeName.required", "error.account.required", "error.bic.required"] as const)
    await expect(reads(key)).toBeVisible();
  await field("send.payeeName").fill(outside.matches.name);
  await field("send.iban").fill(outside.matches.iban);
  await expect(field("send.bic")).not.toHaveValue("");
  await button("send.goOn").click();
  await expect(field("send.amount")).toBeFocused();
  await expect(reads("error.amount.required")).toBeHidden();
  await button("send.submitUnknown").click();
  await expect(field("send.amount")).toBeFocused();
  for (const key of ["error.amount.required", "error.paymentReference.required"] as const)
    await expect(reads(key)).toBeVisible();
});
