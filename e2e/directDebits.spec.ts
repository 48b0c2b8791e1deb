import { paths } from "@amberline/bank/paths";
import { instantAt } from "@amberline/domain/dates";
import { colleague } from "@amberline/flow-lab/browser/approvals";
import { collect, debitsOf, gym, power } from "@amberline/flow-lab/browser/directDebits";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseLanguage, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { euro, languages, type TextKey } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { onOperatorScreen } from "./operatorScreen";
import { ownSandbox } from "./ownSandbox";

ownSandbox(500);

const typed = (language: string, amount: string) => (language === "lv" ? amount.replace(".", ",") : amount);

/** What a page is asked about in either language. */
function onDebits(page: Page, language: (typeof languages)[number]) {
  const screen = onScreen(page, language);
  const { say } = screen;
  const region = (key: TextKey) => page.getByRole("region", { name: say(key), exact: true });
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const press = (key: TextKey) => dialog.getByRole("button", { name: say(key), exact: true }).click();
  const toast = (key: TextKey) => expect(screen.toast(say(key)).last()).toBeVisible();
  return { screen, say, region, dialog, press, toast };
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a direct debit is limited, collected on its day and paid back, and its creditor blocked, in ${language} [2.10-12, 2.10-13]`,
    async ({ page, browser, request, operator, baseURL }) => {
      test.setTimeout(240_000);
      const owner = await operator.customer({ name: "Anna Liepa" });
      const { day } = await collect(operator, owner, power, { amount: "42.18", reference: "2026/11" });
      const debits = await debitsOf({ request, operator, owner });
      const { screen, say, region, dialog, press, toast } = onDebits(page, language);
      const limitTo = async (amount: string) => {
        await press("directDebits.limit");
        await screen.field("directDebits.amount").fill(typed(language, amount));
        await press("directDebits.limit.save");
      };
      await arrive(page, operator, owner, paths.home, language);
      const upcoming = region("overview.upcoming");
      await expect(upcoming).toContainText(say("overview.collection"));
      await upcoming.getByRole("link", { name: power.creditorName }).click();
      await expect(page).toHaveURL(/\/direct_debits\?collection=/);
      await expect(dialog).toContainText(euro(language, "42.18"));
      await expectAccessibleInBothThemes(page, "a collection");
      await dialog.getByRole("link", { name: power.mandate }).click();
      await expect(dialog).toContainText(say("directDebits.scheme.CORE.text"));
      await expectAccessibleInBothThemes(page, "a mandate");

      await limitTo("40.00");
      await toast("directDebits.done.limit");
      const [refused] = (await debits.read()).coming;
      expect(refused?.problem).not.toBe("");
      await limitTo("60.00");
      await proveWho(screen, operator, owner);
      await toast("directDebits.done.limit");
      // The message of the first change may still be there.
      await expect.poll(async () => (await debits.read()).coming[0]?.problem).toBeNull();
      await page.keyboard.press("Escape");
      await expect(region("directDebits.coming")).toContainText(power.creditorName);
      await expectAccessibleInBothThemes(page, "direct debits");
      await page.setViewportSize({ width: 390, height: 844 });
      await expectReflow(page, "direct debits");

      const { now } = await operator.get<{ now: number }>("clock");
      await operator.post("clock", { shiftMs: instantAt(day, "01:00", "Europe/Riga") - now });
      const later = await debitsOf({ request, operator, owner });
      const collected = async () => (await later.read()).past[0]?.transaction_id ?? null;
      await expect.poll(collected).not.toBeNull();
      const transaction = (await collected()) ?? "";
      const next = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
      const then = onDebits(next, language);
      await arrive(next, operator, owner, `${paths.directDebits}?payment=${transaction}`, language);
      await expect(then.dialog).toContainText(say("directDebits.collection.collected"));
      expect((await operator.ledger(owner.accountId)).balance?.posted).toBe("957.82");
      await then.press("directDebits.refund");
      await expect(then.dialog).toContainText(say("directDebits.refund.title"));
      await then.press("directDebits.refund");
      await then.toast("directDebits.done.refund");
      await expect(then.dialog).toContainText(say("directDebits.collection.returned"));
      expect((await operator.ledger(owner.accountId)).balance?.posted).toBe("1000.00");
      await then.dialog.getByRole("link", { name: power.mandate }).click();
      await then.press("directDebits.block");
      await then.toast("directDebits.done.block");
      await expect(then.dialog).toContainText(say("directDebits.state.blocked.text"));
      await collect(operator, owner, power, { amount: "43.00" });
      expect((await later.read()).coming[0]?.problem).not.toBeNull();
      await next.context().close();
    },
  );
}

test("a new creditor waits for an answer where the customer pays only those that are allowed [2.10-12]", async ({
  page,
  operator,
}) => {
  const owner = await operator.customer({ name: "Anna Liepa" });
  const { screen, say, region, press, toast } = onDebits(page, "en");
  await arrive(page, operator, owner, paths.plans);
  await page.getByRole("link", { name: say("page.directDebits"), exact: true }).click();
  await expect(screen.heading("directDebits.none")).toBeVisible();
  const rule = region("directDebits.rule");
  await rule.getByRole("radio", { name: say("directDebits.rule.allowed") }).check();
  await rule.getByRole("button", { name: say("directDebits.rule.save"), exact: true }).click();
  await toast("directDebits.done.rule");
  await collect(operator, owner, gym, { amount: "29.90" });
  await page.reload();
  await expect(region("directDebits.asked")).toContainText(gym.creditorName);
  await expect(region("directDebits.coming")).toContainText("Will be refused.");
  await expectAccessibleInBothThemes(page, "a new creditor");
  await screen.button("directDebits.allow.named", { creditor: gym.creditorName }).click();
  await screen.field("directDebits.amount").fill("30");
  await press("directDebits.allow.save");
  const agreed = screen.dialog("stepUp.title");
  for (const words of [gym.creditorName, gym.mandate, "Up to €30.00 each time"])
    await expect(agreed).toContainText(words);
  await proveWho(screen, operator, owner);
  await toast("directDebits.done.allow");
  await expect(region("directDebits.asked")).toBeHidden();
  await expect(region("directDebits.creditors")).toContainText("Up to €30.00 each time");
  await expect(region("directDebits.coming")).not.toContainText("Will be refused.");
  await screen.button("directDebits.refuse.named", { creditor: gym.creditorName }).click();
  await press("directDebits.refuse");
  await toast("directDebits.done.refuse");
  await expect(region("directDebits.past")).toContainText("Refused. You refused it.");

  await rule.getByRole("radio", { name: say("directDebits.rule.all") }).check();
  await rule.getByRole("button", { name: say("directDebits.rule.save"), exact: true }).click();
  await expect(screen.dialog("stepUp.title")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rule.getByRole("status")).toBeVisible();
});

test("a company allows what is never paid back, and who may not pay only sees it [2.10-12, 2.10-13]", async ({
  page,
  browser,
  request,
  operator,
  baseURL,
}) => {
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  const marta = await colleague({ request, operator, owner }, "Marta Vītola", ["see"]);
  await collect(operator, owner, power, { amount: "412.50", scheme: "B2B" });
  const seen = onDebits(page, "en");
  await arrive(page, operator, marta, paths.directDebits);
  await expect(seen.region("directDebits.asked")).toContainText("Between companies: never paid back");
  await expect(page.locator("#main").getByRole("button")).toHaveCount(0);

  const own = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const { screen, region, press, toast } = onDebits(own, "en");
  await arrive(own, operator, owner, paths.directDebits);
  await screen.button("directDebits.allow.named", { creditor: power.creditorName }).click();
  await screen.field("directDebits.amount").fill("450");
  await press("directDebits.allow.save");
  await proveWho(screen, operator, owner);
  await toast("directDebits.done.allow");
  await expect(region("directDebits.creditors")).toContainText("Up to €450.00 each time");
  await own.context().close();
});

test("an operator pays back what was collected without a mandate, with a reason [2.10-13]", async ({
  page,
  operator,
}) => {
  const owner = await operator.customer({ name: "Anna Ozola-Liepa" });
  const { day } = await collect(operator, owner, gym, { amount: "29.90" });
  const { now } = await operator.get<{ now: number }>("clock");
  await operator.post("clock", { shiftMs: instantAt(day, "01:00", "Europe/Riga") - now });
  const posted = async () => (await operator.ledger(owner.accountId)).balance?.posted;
  await expect.poll(posted).toBe("970.10");
  await chooseLanguage(page, "en");
  await operator.enter(page);
  await page.goto("/sandbox/payments");
  const { say, main, field, button, toast } = onOperatorScreen(page);
  await field("payments.search").fill(owner.iban);
  const payBack = button("payment.payBack.name", { payee: gym.creditorName });
  await payBack.click();
  await payBack.click();
  await expect(main).toContainText(say("access.reasonWanted"));
  await expectAccessible(page, "a direct debit to pay back");
  await field("payment.payBack.reason").fill("Signed by somebody else");
  await payBack.click();
  await expect(toast("payment.done.payBack")).toBeVisible();
  expect(await posted()).toBe("1000.00");
});
