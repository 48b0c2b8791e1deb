import { expectAccessible, expectReflow } from "./accessible";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { onOperatorScreen } from "./operatorScreen";
import { chooseLanguage, chooseTheme } from "@amberline/flow-lab/browser/screens";

test("the operator finds a customer, books an incoming payment and decides their verification", async ({
  page,
  operator,
}) => {
  const name = "Zelma Ūdre-Grāvīte";
  const customer = await operator.customer({ name, verified: false, balance: "10.00" });
  await operator.submitVerification(customer.login);
  await chooseLanguage(page, "en");
  const { say, main, menu, heading, field, button, card, toast } = onOperatorScreen(page);
  await page.goto("/sandbox");
  await expect(heading("overview.title")).toBeVisible();
  await expectAccessible(page, "what waits");

  await menu("customers.title").click();
  await expect(heading("customers.title")).toBeFocused();
  await field("customers.search").fill(customer.iban);
  await expect(main.getByRole("row")).toHaveCount(2);
  await expectAccessible(page, "customers");
  await main.getByRole("link", { name }).click();

  const account = card(say("account.private"));
  await expect(account).toContainText("€10.00");
  await account.getByLabel(say("money.amount")).fill("abc");
  await account.getByRole("button", { name: say("money.arrive") }).click();
  await expect(account).toContainText(say("money.amountWrong"));
  await account.getByLabel(say("money.amount")).fill("15,50");
  await page.keyboard.press("Enter");
  await expect(toast("money.arrived")).toBeVisible();
  await expect(account).toContainText("€25.50");
  await account.getByLabel(say("money.amount")).fill("99.00");
  await account.getByRole("button", { name: say("money.charge") }).click();
  await expect(toast("refusal.insufficient_funds")).toBeVisible();
  await expectAccessible(page, "a customer");

  await menu("verifications.title").click();
  await field("verifications.search").fill(customer.login);
  const handedIn = card(name);
  await expect(main.getByRole("region", { name: /Ūdre/ })).toHaveCount(1);
  await expect(handedIn.getByRole("img")).toHaveCount(2);
  await expectAccessible(page, "identities");
  await handedIn.getByRole("button", { name: say("verification.decide.approve.name", { name }) }).click();
  await expect(toast("verification.done.approve")).toBeVisible();
  await expect(handedIn).toContainText(say("verification.approved"));
  await expect(button("verification.decide.approve.name", { name })).toHaveCount(0);
  expect(await operator.verifications(customer.login)).toMatchObject([{ state: "approved" }]);
});

test("the operator returns a company, reads the e-mail, and plans and removes a fault", async ({
  page,
  operator,
}) => {
  const name = `SIA Kļavu Sula ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await operator.customer({ kind: "corporate", name, confirmed: false });
  await chooseLanguage(page, "en");
  const { say, main, menu, heading, field, button, toast } = onOperatorScreen(page);
  await page.goto("/sandbox/companies");
  await field("companies.search").fill(name);
  await expect(main.getByRole("row")).toHaveCount(2);
  await main.getByRole("link", { name }).click();
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(button("company.confirm")).toHaveCount(0);
  await button("company.return").click();
  await expect(field("company.reason")).toHaveAccessibleDescription(say("company.reasonWanted"));
  await field("company.reason").fill("The <b>register</b> is too old.");
  await button("company.return").click();
  await expect(toast("company.return.done")).toBeVisible();
  await expect(main).toContainText("Returned: The <b>register</b> is too old.");
  await expectAccessible(page, "a company");

  await menu("outbox.title").click();
  await field("outbox.search").fill(owner.login);
  const letter = main.getByRole("row", { name: owner.login });
  await expect(letter).toContainText("The <b>register</b> is too old.");
  await expectAccessible(page, "the outbox");

  await menu("faults.title").click();
  await expect(heading("faults.title")).toBeVisible();
  const choose = async (key: "fault.call" | "fault.fault", option: string) => {
    await main.getByRole("button", { name: say(key) }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("fault.call", "memberPdf");
  await choose("fault.fault", say("fault.kind.slow"));
  await field("fault.ms").fill("1");
  await button("fault.plan").click();
  await expect(toast("faults.plannedOne")).toBeVisible();
  await expect(main.getByRole("row", { name: "memberPdf" })).toContainText(say("fault.kind.slow"));
  await expectAccessible(page, "faults");
  await button("faults.clear").click();
  await expect(main.getByText(say("faults.none"))).toBeVisible();
});

test("the operator moves the clock by the given time, or is told that it failed", async ({ page }) => {
  // All other tests share the clock, so it is not really moved.
  const asked: unknown[] = [];
  await page.route("**/sandbox/api/clock", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    asked.push(route.request().postDataJSON());
    if (asked.length > 2) return route.abort();
    return route.fulfill({ json: { now: 0, shiftMs: 0 } });
  });
  await chooseLanguage(page, "en");
  const { say, field, button, toast, main } = onOperatorScreen(page);
  await page.goto("/sandbox/clock");
  await button("clock.hour").click();
  await expect(toast("clock.moved")).toBeVisible();
  await field("clock.minutes").fill("-5");
  await page.keyboard.press("Enter");
  await expect(field("clock.minutes")).toHaveValue("");
  await button("clock.day").click();
  await expect(toast("problem.action")).toBeVisible();
  expect(asked).toEqual([{ shiftMs: 3_600_000 }, { shiftMs: -300_000 }, { shiftMs: 86_400_000 }]);
  await expect(main).toContainText(say("clock.real"));
  await expectAccessible(page, "the clock");
});

test("the operator answers a complaint once, and the customer gets an e-mail", async ({ page, operator }) => {
  const customer = await operator.customer({ name: "Toms Liepa" });
  const subject = "Fee on an incoming payment";
  const reference = await operator.complain(customer.login, subject, "I was charged 2.00 EUR.");
  await chooseLanguage(page, "en");
  const { main, field, button, toast, say } = onOperatorScreen(page);
  await page.goto("/sandbox/complaints");
  await field("complaints.search").fill(reference);
  await expect(main.getByRole("row")).toHaveCount(2);
  await main.getByRole("link", { name: subject }).click();
  await expect(main.getByRole("region", { name: say("complaint.text") })).toContainText("I was charged");
  await expectAccessible(page, "a complaint");
  await field("complaint.answerText").fill("We have paid the fee back.");
  await button("complaint.send").click();
  await expect(toast("complaint.done")).toBeVisible();
  await expect(button("complaint.send")).toHaveCount(0);
  await expect(main).toContainText("We have paid the fee back.");
  expect((await operator.newestMail(customer.login))?.body).toContain("We have paid the fee back.");
});

test("an operator answers a customer's chat with a file, in Latvian", async ({ page, operator }) => {
  const customer = await operator.customer({ name: "Rūta Egle" });
  await operator.writeToChat(customer.login, "Labdien!");
  await chooseLanguage(page, "lv");
  await chooseTheme(page, "dark");
  const { say, main, heading, field, button } = onOperatorScreen(page, "lv");
  await page.goto("/sandbox/chats");
  await field("chats.search").fill(customer.login);
  await expect(main.getByRole("row")).toHaveCount(2);
  await expectReflow(page, "chats");
  await main.getByRole("link", { name: "Rūta Egle" }).click();
  await expect(heading("chat.title").or(main.getByRole("heading", { name: "Rūta Egle" }))).toBeVisible();
  const log = main.getByRole("log");
  await expect(log).toContainText("Labdien!");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button("chat.attach").click()]);
  await chooser.setFiles({ name: "tarifi.txt", mimeType: "text/plain", buffer: Buffer.from("Tarifi") });
  await expect(main.getByText("tarifi.txt")).toBeVisible();
  await field("chat.reply").fill("Lūdzu, skatiet pielikumu.");
  await page.keyboard.press("Enter");
  await expect(log.getByText("Lūdzu, skatiet pielikumu.")).toHaveCount(1);
  await expect(log.getByRole("link", { name: /tarifi\.txt/ })).toBeVisible();
  await expect(field("chat.reply")).toHaveValue("");
  await expect(log.getByText(say("chat.sending"))).toHaveCount(0);
  await expectAccessible(page, "sarakste");
});
