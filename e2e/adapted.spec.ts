import { paths } from "@amberline/bank/paths";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  outside,
  sendButton,
} from "@amberline/flow-lab/browser/payments";
import { chooseLanguage, onScreen } from "@amberline/flow-lab/browser/screens";
import { text } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { openBank } from "./openBank";
import { adaptedBank } from "./ownSandbox";

const provider = "https://api.bank.example.com";
const analytics = "https://analytics.bank.example.com";

interface Told {
  type: string;
  name?: string;
  flow?: string;
  ending?: string;
}

/** The bank's own API, and its collector; gives what the collector was told. */
async function beyond(page: Page) {
  const bank = openBank("the key of this app");
  const asked: string[] = [];
  const told: Told[] = [];
  const allowed = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  await page.route(`${provider}/**`, async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: allowed });
    asked.push(new URL(request.url()).pathname);
    const answer = await bank.fetch(request.url(), {
      ...{ method: request.method(), headers: request.headers(), body: request.postData() },
    });
    return route.fulfill({ status: answer.status, headers: allowed, json: await answer.json() });
  });
  await page.route(`${analytics}/**`, (route) => {
    told.push(route.request().postDataJSON() as Told);
    return route.fulfill({ status: 204, headers: allowed });
  });
  /** Measurements of the browser come whenever they do. */
  const doings = () => told.filter(({ type }) => type !== "vital");
  return { ...bank, asked, told, doings };
}

test.describe("a bank with adapters", () => {
  adaptedBank(460, "adaptedBank.ts", { providerUrl: provider, adapterOrigins: [analytics] });

  test("signs in and pays at Open Bank Project's API, and is measured once that is allowed, by names alone", async ({
    page,
  }) => {
    const { asked, told, doings, transactions } = await beyond(page);
    const screen = onScreen(page);
    const { field, button, heading, link, say } = screen;
    const bar = page.getByRole("region", { name: say("analytics.ask", { brand: "Amberline" }) });
    await page.goto(paths.signIn);
    await expect(bar).toBeVisible();
    await field("signIn.email").fill("ilze@example.lv");
    await field("signIn.password").fill("Amberline2026");
    expect(told).toEqual([]);
    await bar.getByRole("button", { name: say("analytics.allow") }).click();
    await expect(bar).toBeHidden();
    await expect.poll(doings).toEqual([{ type: "page", name: "signIn" }]);

    await button("signIn.submit").click();
    await page.waitForURL("**/home");
    await expect(screen.balance()).toContainText("€900.00");
    await expect(screen.transactions()).toContainText("€40.10");
    await link("home.send").click();
    await expect(heading("send.title")).toBeVisible();
    await fillPayment(page, { ...outside.matches, bic: "UNLALV2X" });
    await sendButton(screen).click();
    await expect(screen.dialog("send.check.NOAP.title")).toBeVisible();
    await button("send.check.sendAnyway").click();
    await confirmWithCode(screen, "492039");
    await expectPaid(page, screen);
    expect(transactions[0]?.details.value.amount).toBe("-25.00");
    expect(asked.filter((each) => each.includes("/api/v1/"))).toEqual([]);

    await page.goto(`${paths.history}?q=Liepina`);
    await expect(heading("page.history")).toBeVisible();
    await expect.poll(doings).toEqual([
      { type: "page", name: "signIn" },
      { type: "page", name: "home" },
      { type: "page", name: "send" },
      { type: "journey", flow: "send", ending: "completed" },
      { type: "page", name: "home" },
      { type: "page", name: "history" },
    ]);
    expect(told.some(({ type }) => type === "vital")).toBe(true);

    await page.goto(paths.legal);
    const withdrawal = page.getByRole("region", { name: text("en", "analytics.title") });
    await withdrawal.getByRole("button", { name: say("analytics.withdraw") }).click();
    await expect(withdrawal.getByRole("status")).toContainText("Refused on");
    const before = told.length;
    await page.goto(paths.home);
    await expect(screen.balance()).toContainText("€");
    await expect(bar).toBeHidden();
    expect(told.length).toBe(before);
  });

  test("loads and sends nothing for who refuses, by keyboard alone and in each language", async ({
    page,
    baseURL,
  }) => {
    const { told } = await beyond(page);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    for (const language of ["en", "lv"] as const) {
      const { say, button } = onScreen(page, language);
      await chooseLanguage(page, language);
      await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
      await page.goto(paths.signIn);
      const bar = page.getByRole("region", { name: say("analytics.ask", { brand: "Amberline" }) });
      await expect(button("signIn.submit")).toBeEnabled();
      await bar.getByRole("link", { name: say("analytics.more") }).focus();
      await page.keyboard.press("Tab");
      await expect(bar.getByRole("button", { name: say("analytics.refuse") })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(button("signIn.submit")).toBeEnabled();
      await page.goto(paths.legal);
      await expect(page.locator("#analytics").getByRole("status")).toBeVisible();
      await expect(bar).toBeHidden();
      await page.evaluate(() => localStorage.clear());
    }
    expect(told).toEqual([]);
    expect(loaded.filter((each) => /web-vitals/.test(each))).toEqual([]);
  });
});
