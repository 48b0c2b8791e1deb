import { brand } from "@amberline/bank/brand";
import { paths } from "@amberline/bank/paths";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { askForMoney, changeRequest, payIn } from "@amberline/flow-lab/browser/moneyRequests";
import { type Customer } from "@amberline/flow-lab/browser/operator";
import { confirmWithCode, expectPaid, sentCode } from "@amberline/flow-lab/browser/payments";
import {
  arrive,
  chooseLanguage,
  onScreen,
  typeCredentials,
  typeSignInCode,
} from "@amberline/flow-lab/browser/screens";
import { looksAgain } from "@amberline/flow-lab/browser/visibility";
import { euro, languages, typedAmount } from "@amberline/flow-lab/browser/words";
import { type Locator, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { scan } from "./scan";

const text = "Concert tickets";

/** Somebody else's browser. */
async function elsewhere(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("There is no browser.");
  return context.newPage();
}

/** What a banking app reads from the code. */
async function expectCode(code: Locator, payee: Customer, amount: string) {
  const lines = (await scan(code))?.split("\n") ?? [];
  expect(lines.slice(0, 4)).toEqual(["BCD", "002", "1", "SCT"]);
  expect(lines.slice(5, 9)).toEqual([payee.name, payee.iban, `EUR${amount}`, ""]);
  expect(lines[9]).toMatch(/^RF\d\d/);
  expect(lines).toHaveLength(10);
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `one person asks for money and sends the link, another opens it signed out and pays it signed in, in ${language} [2.9-4]`,
    async ({ page, operator }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const payee = await operator.customer({ name: "Ilze Bērziņa" });
      const payer = await operator.customer({ name: "Jānis Ozols" });
      const mine = onScreen(page, language);
      const amount = euro(language, "45.00");
      await arrive(page, operator, payee, paths.receive, language);
      await page
        .locator("#main")
        .getByRole("link", { name: mine.say("moneyRequests.new"), exact: true })
        .click();
      await mine.button("moneyRequests.make").click();
      await expect(mine.reads("error.paymentReference.required")).toBeVisible();
      await expectAccessibleInBothThemes(page, "a request without what it is for");
      await mine.field("moneyRequests.amount").fill(typedAmount(language, "45.00"));
      await mine.field("moneyRequests.text").fill(text);
      await mine.field("moneyRequests.payer").fill(payer.name);
      await mine.button("moneyRequests.make").click();
      const made = page.getByRole("dialog", { name: payer.name, exact: true });
      await expect(made.getByText(mine.say("moneyRequests.state.open"))).toBeVisible();
      await expectAccessibleInBothThemes(page, "a request and its link");
      await expectCode(made.getByRole("img", { name: mine.say("moneyRequests.qr") }), payee, "45.00");
      await mine.button("moneyRequests.link.copy").click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/pay#[\w-]{20,}$/);

      const theirs = await elsewhere(page);
      const their = onScreen(theirs, language);
      const asked: string[] = [];
      theirs.on("request", (request) => asked.push(request.url()));
      await chooseLanguage(theirs, language);
      await theirs.goto(link);
      const title = their.say("requestedPayment.title", { name: payee.name });
      await expect(theirs.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectCode(theirs.getByRole("img", { name: their.say("requestedPayment.qr") }), payee, "45.00");
      await expectAccessibleInBothThemes(theirs, "what a link asks for");
      await expectReflow(theirs, "what a link asks for");
      const [, token = ""] = link.split("#");
      expect(asked.filter((url) => url.replace(/#.*/, "").includes(token))).toEqual([]);

      const pay = their.button("requestedPayment.pay", { brand: brand.name });
      await expect(pay).toBeHidden();
      await their.button("requestedPayment.signIn", { brand: brand.name }).click();
      await typeCredentials(theirs, payer, language);
      await expect(their.field("signIn.code")).toBeVisible();
      await typeSignInCode(theirs, await operator.code(payer.login), language);
      await expect(theirs.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await pay.click();
      await expect(their.field("send.payeeName")).toHaveValue(payee.name);
      await expect(their.field("send.amount")).toHaveValue(typedAmount(language, "45.00"));
      await expect(their.field("send.reference")).toHaveValue(/^RF\d\d/);
      await their.button("send.submit", { amount }).click();
      await their.button("send.check.goOn").click();
      await confirmWithCode(their, await sentCode(their, operator, payer.login));
      await expectPaid(theirs, their, "45.00", payee.name);
      await theirs.goto(link);
      await expect(their.heading("requestedPayment.gone.paid")).toBeVisible();
      await theirs.context().close();

      await looksAgain(page);
      await expect(made.getByText(mine.say("moneyRequests.state.paid"), { exact: true })).toBeVisible();
      await expect(made.getByRole("listitem")).toContainText(payer.name);
      await expect(mine.button("moneyRequests.link.copy")).toBeHidden();
    },
  );
}

test("the customer decides about what came without the reference, and is content with less [2.9-5]", async ({
  page,
  request,
  operator,
}) => {
  const payee = await operator.customer({ name: "Ilze Bērziņa" });
  const bank = { request, operator, owner: payee };
  const screen = onScreen(page);
  const { say, button, toast } = screen;
  const { id, reference } = await askForMoney(bank, payee, { text });
  await payIn(bank, payee, { amount: "20.00", fromName: "Anna Liepiņa", reference });
  await payIn(bank, payee, { amount: "25.00", fromName: "A. LIEPIŅA", reference: "Paldies" });
  await arrive(page, operator, payee, `${paths.moneyRequests}?request=${id}`);
  const open = page.getByRole("dialog", { name: text, exact: true });
  await expect(open).toContainText("€20.00 of €45.00 paid");
  await expectCode(open.getByRole("img", { name: say("moneyRequests.qr") }), payee, "25.00");
  await expectAccessibleInBothThemes(page, "a request with what may be meant for it");

  await open.getByRole("button", { name: new RegExp(`^${say("moneyRequests.match")}`) }).click();
  await expect(toast(say("moneyRequests.done.match"))).toBeVisible();
  await expect(open.getByText(say("moneyRequests.state.paid"), { exact: true })).toBeVisible();
  await open.getByRole("button", { name: new RegExp(`^${say("moneyRequests.unmatch")}`) }).click();
  await expect(toast(say("moneyRequests.done.unmatch"))).toBeVisible();
  await button("moneyRequests.settle").click();
  await expect(toast(say("moneyRequests.done.settle"))).toBeVisible();
  await expect(open).toContainText("Closed with €20.00 of €45.00");
  await button("moneyRequests.reopen").click();
  await expect(toast(say("moneyRequests.done.reopen"))).toBeVisible();

  // More than was asked for is shown, and stays.
  await payIn(bank, payee, { amount: "30.00", fromName: "Anna Liepiņa", reference });
  await looksAgain(page);
  await expect(open).toContainText("€5.00 too much came in");
});

test("a link that was cancelled says so, and so does one that nobody made [2.9-4]", async ({
  page,
  request,
  operator,
}) => {
  const payee = await operator.customer({ name: "Ilze Bērziņa" });
  const bank = { request, operator, owner: payee };
  const { heading, reads } = onScreen(page);
  const { id, token } = await askForMoney(bank, payee, { text });
  await page.goto(`${paths.requestedPayment}#${token}`);
  await expect(page.getByText(text)).toBeVisible();
  await changeRequest(bank, payee, { id, act: "cancel" });
  await page.reload();
  await expect(heading("requestedPayment.gone.cancelled")).toBeVisible();
  await expect(reads("requestedPayment.gone.cancelled.text", { name: payee.name })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a link that was cancelled");
  await page.goto(`${paths.requestedPayment}#nobodysLink0123456789`);
  await expect(heading("requestedPayment.gone.unknown")).toBeVisible();
});
