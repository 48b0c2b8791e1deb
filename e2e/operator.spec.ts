import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { onOperatorScreen } from "./operatorScreen";
import { arrive, chooseLanguage, chooseTheme, onScreen } from "@amberline/flow-lab/browser/screens";
import { totp } from "./totp";

const root = path.resolve(import.meta.dirname, "..");

/** Starts a bank of its own, and reads the address it prints for its first operator. */
async function firstStart(dataDir: string): Promise<{ address: string; stop: () => Promise<unknown> }> {
  const server = spawn(
    process.execPath,
    [
      "apps/sandbox/dist/server.js",
      "--data-dir",
      dataDir,
      "--operator-dir",
      "apps/operator/dist",
      "--testing",
    ],
    { cwd: root, env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  for await (const line of createInterface(server.stdout)) {
    const address = /open (http\S+#invitation=\S+)/.exec(line)?.[1];
    if (address) return { address, stop };
  }
  throw new Error("The server ended without an invitation.");
}

test("the first operator comes in by the address printed at the start, sets an authenticator up, and signs out [ASVS 6.1.3, 6.3.3]", async ({
  page,
}, testInfo) => {
  test.setTimeout(600_000);
  const { address, stop } = await firstStart(testInfo.outputPath("data"));
  try {
    const { origin } = new URL(address);
    await page.context().addCookies([{ name: "lang", value: "en", url: origin }]);
    const { say, heading, menu, main, field, button, toast, card } = onOperatorScreen(page);
    const entry = {
      title: (key: "signIn.title" | "join.title") => page.getByRole("heading", { level: 1, name: say(key) }),
      name: page.getByLabel(say("signIn.name"), { exact: true }),
      password: page.getByLabel(say("signIn.password"), { exact: true }),
      submit: (key: "signIn.submit" | "join.submit") =>
        page.getByRole("button", { name: say(key), exact: true }),
    };
    await page.goto(`${origin}/sandbox/customers`);
    await expect(entry.title("signIn.title")).toBeVisible();
    await expectAccessible(page, "sign-in");
    expect((await page.request.get(`${origin}/sandbox/api/customers`)).status()).toBe(401);

    await page.goto(address);
    await expect(entry.title("join.title")).toBeVisible();
    await expectAccessible(page, "an invitation");
    await entry.name.fill("Anna Ozola");
    await entry.password.fill("Amberline2026");
    await entry.submit("join.submit").click();
    await expect(page.getByRole("alert")).toContainText(say("refusal.passwordWeak"));
    await entry.password.fill("Zaļa-pūce-7-kokos");
    await page.keyboard.press("Enter");
    await expect(heading("overview.title")).toBeVisible();
    expect(page.url()).not.toContain("invitation");

    await menu("customers.title").click();
    await main.getByRole("link", { name: "Ilze Bērziņa" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Ilze Bērziņa" })).toBeVisible();
    await expect(main.getByRole("table", { name: say("plans.title") })).toContainText(
      say("plan.rhythm.monthly"),
    );
    await button("customer.unlock").click();
    await expect(toast("customer.unlock.done")).toBeVisible();
    await expect(main.getByRole("row", { name: "operator.unlockCustomer" })).toContainText("Anna Ozola");
    const customer = page.url();

    await page.getByRole("button", { name: say("shell.signOut") }).click();
    await expect(entry.title("signIn.title")).toBeFocused();
    expect((await page.request.get(`${origin}/sandbox/api/customers`)).status()).toBe(401);
    await entry.name.fill("anna ozola");
    await entry.password.fill("wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(say("refusal.wrong_password"));
    await entry.password.fill("Zaļa-pūce-7-kokos");
    await entry.submit("signIn.submit").click();
    await expect(main.getByRole("heading", { level: 1, name: "Ilze Bērziņa" })).toBeVisible();
    expect(page.url()).toBe(customer);

    await page.getByRole("link", { name: /^Your account/ }).click();
    const factor = card(say("factor.title"));
    await factor.getByLabel(say("password.current"), { exact: true }).fill("Zaļa-pūce-7-kokos");
    await button("factor.setUp").click();
    await expect(field("factor.code")).toBeFocused();
    await expect(factor.getByRole("img", { name: say("factor.qr") })).toBeVisible();
    await expectAccessible(page, "an authenticator to set up");
    const secret = (await factor.locator("[translate=no]").textContent()) ?? "";
    await field("factor.code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(say("refusal.wrong_code"));
    const used = totp(secret);
    await field("factor.code").fill(used);
    await page.keyboard.press("Enter");
    await expect(toast("factor.done")).toBeVisible();
    await expect(button("factor.replace")).toBeVisible();

    await page.getByRole("button", { name: say("shell.signOut") }).click();
    await entry.name.fill("Anna Ozola");
    await entry.password.fill("Zaļa-pūce-7-kokos");
    await page.keyboard.press("Enter");
    const asked = page.getByLabel(say("factor.code"), { exact: true });
    await expect(asked).toBeFocused();
    await expectAccessible(page, "sign-in with a code");
    await asked.fill(used);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(say("refusal.wrong_code"));
    await asked.fill(totp(secret, 1));
    await page.keyboard.press("Enter");
    await expect(heading("operator.title")).toBeVisible();

    await page.goto(address);
    await entry.name.fill("Somebody Else");
    await entry.password.fill("Zaļa-pūce-7-kokos");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(say("refusal.invitation_over"));
    await expect(field("customers.search")).toHaveCount(0);
  } finally {
    await stop();
  }
});

test("an operator sees no more than the rights they were given, and changes their password", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer({ name: "Juris Kalns", confirmed: false });
  const { password } = await operator.enter(page, ["support"]);
  await chooseLanguage(page, "en");
  const { say, heading, menu, main, field, button, toast, card } = onOperatorScreen(page);
  await page.goto("/sandbox/customers");
  await field("customers.search").fill(customer.login);
  await expect(main.getByRole("row")).toHaveCount(2);
  for (const key of ["faults.title", "clock.title", "operators.title"] as const)
    await expect(menu(key)).toHaveCount(0);
  await expect(button("customers.add")).toHaveCount(0);
  await expect(main.getByText(say("customers.code"))).toHaveCount(0);
  await page.goto("/sandbox/operators");
  await expect(heading("overview.title")).toBeVisible();
  await page.goBack();
  await field("customers.search").fill(customer.login);
  await expect(main.getByRole("row")).toHaveCount(2);
  await main.getByRole("link", { name: "Juris Kalns" }).click();
  await expect(button("customer.confirm.email")).toBeVisible();
  await expect(card(say("account.private"))).toBeVisible();
  await expect(button("money.arrive")).toHaveCount(0);

  await page.getByRole("link", { name: /^Your account/ }).click();
  await expect(heading("operator.title")).toBeFocused();
  await expectAccessible(page, "an operator's account");
  const passwordCard = card(say("password.title"));
  await passwordCard.getByLabel(say("password.current"), { exact: true }).fill(password);
  await field("password.new").fill("Pelēka-vārna-8-laukā");
  await button("password.change").click();
  await expect(toast("password.done")).toBeVisible();
  await expect(field("password.new")).toHaveValue("");

  await page.goto("/sandbox/operators");
  await expect(heading("overview.title")).toBeVisible();
});

test("an operator invites another and disables them, who is asked to sign in on the same page", async ({
  page,
  operator,
  browser,
}) => {
  await operator.enter(page);
  await chooseLanguage(page, "en");
  const { say, main, button, toast } = onOperatorScreen(page);
  await page.goto("/sandbox/operators");
  await main.getByLabel(say("right.support")).check();
  await button("invite.make").click();
  const invitation = main.getByText(/#invitation=/);
  await expectAccessible(page, "operators");
  const address = (await invitation.textContent()) ?? "";

  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const other = await elsewhere.newPage();
  const theirs = onOperatorScreen(other);
  await other.goto(address);
  const name = `Zane ${crypto.randomUUID().slice(0, 8)}`;
  await other.getByLabel(say("signIn.name"), { exact: true }).fill(name);
  await other.getByLabel(say("signIn.password"), { exact: true }).fill("Zaļa-pūce-7-kokos");
  await other.keyboard.press("Enter");
  await theirs.menu("payments.title").click();
  await expect(theirs.heading("payments.title")).toBeVisible();

  await page.reload();
  await button("operators.disable.name", { name }).click();
  await expect(toast("operators.disable.done")).toBeVisible();
  await expect(main.getByRole("row", { name })).toContainText(say("operators.disabled"));
  await expect(other.getByText(say("signIn.ended"))).toBeVisible();
  expect(new URL(other.url()).pathname).toBe("/sandbox/payments");

  await button("operators.enable.name", { name }).click();
  await expect(toast("operators.enable.done")).toBeVisible();
  await other.getByLabel(say("signIn.password"), { exact: true }).fill("Zaļa-pūce-7-kokos");
  await other.getByLabel(say("signIn.name"), { exact: true }).fill(name);
  await other.keyboard.press("Enter");
  await expect(theirs.heading("payments.title")).toBeVisible();
  await elsewhere.close();
});

test("an operator blocks a customer, whose session ends and who is told at the next sign-in [ASVS 7.4.2, 7.4.5]", async ({
  page,
  browser,
  operator,
}) => {
  const customer = await operator.customer({ name: "Marts Liepa", twoFactor: false });
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await arrive(theirs, operator, customer, "/home");
  await operator.enter(page, ["support"]);
  await chooseLanguage(page, "en");
  const { say, main, field, button, card, toast } = onOperatorScreen(page);
  await page.goto("/sandbox/customers");
  await field("customers.search").fill(customer.login);
  await expect(main.getByRole("row")).toHaveCount(2);
  await main.getByRole("link", { name: "Marts Liepa" }).click();
  await button("access.block").click();
  await expect(card(say("access.title"))).toContainText(say("access.reasonWanted"));
  await field("access.reason").fill("The phone was stolen.");
  await button("access.block").click();
  await expect(toast("access.block.done")).toBeVisible();
  await expect(card(say("access.title"))).toContainText(say("access.blockedBy.bank"));
  await expect(main.getByRole("row", { name: "operator.blockCustomer" })).toContainText(
    "The phone was stolen.",
  );
  await expectAccessible(page, "a blocked customer");

  const { field: theirField, button: theirButton } = onScreen(theirs);
  await theirs.reload();
  await theirField("signIn.email").fill(customer.login);
  await theirField("signIn.password").fill(customer.password);
  await theirButton("signIn.submit").click();
  await expect(theirs.getByText("The bank has blocked this login. Please contact us.")).toBeVisible();

  await field("access.reason").fill("The phone was found.");
  await button("access.unblock").click();
  await expect(toast("access.unblock.done")).toBeVisible();
  await theirButton("signIn.submit").click();
  await expect(onScreen(theirs).balance()).toBeVisible();
  await elsewhere.close();
});

test("the operator finds a customer, books an incoming payment and decides their verification", async ({
  page,
  operator,
}) => {
  const name = "Zelma Ūdre-Grāvīte";
  const customer = await operator.customer({ name, verified: false, balance: "10.00" });
  await operator.submitVerification(customer.login);
  await chooseLanguage(page, "en");
  const { say, main, menu, heading, field, button, card, toast } = onOperatorScreen(page);
  await operator.enter(page);
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

  await account.getByRole("button", { name: say("debit.title") }).click();
  const debit = account.getByRole("form", { name: say("debit.title") });
  await debit.getByLabel(say("debit.creditorId")).fill("LV00ZZZ40003032949");
  await debit.getByRole("button", { name: say("debit.collect") }).click();
  await expect(debit.getByRole("alert")).toContainText("creditorId is no creditor identifier");
  await debit.getByLabel(say("debit.creditorId")).fill("LV61ZZZ40003032949");
  await page.keyboard.press("Enter");
  await expect(debit.getByRole("status")).toContainText(say("debit.state.coming", { day: "" }).slice(0, -1));
  await expectAccessible(page, "a direct debit to collect");

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
  await operator.enter(page);
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

  await menu("trail.title").click();
  await field("trail.search").fill(owner.login);
  // Until the search is answered, the list has what other tests did.
  const returned = main.getByRole("row", { name: /^company\.returned .*The <b>register<\/b> is too old\./ });
  await expect(returned).toContainText("127.0.0.1");
  await expectAccessible(page, "the audit log");
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: say("trail.file") }).click();
  expect((await download).suggestedFilename()).toBe("trail.csv");

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

test("the operator moves the clock by the given time, or is told that it failed", async ({
  page,
  operator,
}) => {
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
  await operator.enter(page);
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
  await operator.enter(page);
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
  await operator.enter(page);
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
