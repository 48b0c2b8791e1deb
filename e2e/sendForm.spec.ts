import { formatIban } from "@amberline/domain/iban";
import { wrongCode } from "@amberline/flow-lab/browser/codes";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  codeDialog,
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  forcedOrders,
  meetOnce,
  outside,
  sendButton,
  sendToCode,
  sentCode,
  withoutDirectory,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { euro } from "@amberline/flow-lab/browser/words";

test("refuses more than the balance, with the available amount, before anything is sent [5]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer({ balance: "20.00" }), "/send");
  const orders: string[] = [];
  page.on("request", (request) => request.url().endsWith("/order/create") && orders.push(request.url()));
  await fillPayment(page, outside.matches, { amount: "20.01" });
  await sendButton(screen, "20.01").click();
  await expect(screen.reads("error.amount.aboveBalance", { balance: euro("en", "20.00") })).toBeVisible();
  await expect(screen.field("send.amount")).toBeFocused();
  expect(orders).toEqual([]);
});

test("names fee and total before a company agrees, and charges exactly that [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page, "lv");
  const company = await operator.customer({ kind: "corporate", balance: "25.35" });
  await arrive(page, operator, company, "/send", "lv");
  const cost = { fee: euro("lv", "0.35"), total: euro("lv", "25.36") };
  await fillPayment(page, outside.matches, { amount: "25.01" }, "lv");
  await expect(screen.reads("send.quote", cost)).toBeVisible();
  await sendButton(screen, "25.01").click();
  await expect(
    screen.reads("error.amount.aboveBalanceWithFee", { ...cost, balance: euro("lv", "25.35") }),
  ).toBeVisible();
  await screen.field("send.amount").fill("25,00");
  await sendButton(screen).click();
  const facts = [euro("lv", "0.35"), euro("lv", "25.35"), "Concert tickets", formatIban(company.iban)];
  for (const fact of facts) await expect(screen.dialog("send.check.MTCH.title")).toContainText(fact);
  await screen.button("send.check.goOn").click();
  await confirmWithCode(screen, await sentCode(screen, operator, company.login));
  await expectPaid(page, screen);
  await expect(screen.balance()).toContainText(euro("lv", "0.00"));
});

test("pays at the second try although the fee can't be found out [2.10]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const company = await operator.customer({ kind: "corporate" });
  await page.route("**/order/quote", (route) => route.fulfill({ status: 500, body: "{}" }));
  await arrive(page, operator, company, "/send");
  await fillPayment(page, outside.matches);
  await sendButton(screen).click();
  await expect(screen.alert()).toHaveText(screen.say("send.quoteUnknown"));
  await sendToCode(screen);
  await confirmWithCode(screen, await sentCode(screen, operator, company.login));
  await expectPaid(page, screen);
  await expectOnePayment(operator, company, outside.matches);
});

test("chooses what the payee's bank takes, and offers nothing where it takes nothing [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await screen.field("send.payeeName").fill(outside.noCredit.name);
  await screen.field("send.iban").fill(outside.noCredit.iban);
  await expect(screen.reads("send.speed.noCredit")).toBeVisible();
  await expect(screen.button("send.goOn")).toHaveAccessibleDescription(screen.say("send.outOfReach"));
  await expect(screen.button("send.goOn")).toHaveAttribute("aria-disabled", "true");
  await fillPayment(page, outside.noInstant);
  await expect(screen.reads("send.speed.only.CREDIT")).toBeVisible();
  await sendButton(screen).click();
  await screen.button("send.check.goOn").click();
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, outside.noInstant);
  expect((await operator.sent(payer.accountId))[0]).toMatchObject({ payment_type: "CREDIT" });
});

test("reports a bank that takes no instant and no SEPA payments, where the directory is silent [8-19]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await withoutDirectory(page);
  await arrive(page, operator, await operator.customer(), "/send");
  await fillPayment(page, outside.noCredit);
  await sendButton(screen).click();
  await expect(screen.reads("send.noInstant")).toBeVisible();
  await screen.button("send.useRegular").click();
  await expect(screen.field("send.bic")).toBeFocused();
  await expect(screen.field("send.bic")).toHaveAccessibleDescription(screen.say("send.noCredit"));
  await expect(screen.button("send.useRegular")).toBeHidden();
});

test("allows spending the overdraft, and shows the same available amount everywhere [5]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer({ balance: "20.00", overdraft: "50.00" });
  await arrive(page, operator, payer, "/send");
  await expect(screen.reads("send.available", { amount: euro("en", "70.00") })).toBeVisible();
  await fillPayment(page, outside.matches, { amount: "70.01" });
  await sendButton(screen, "70.01").click();
  await expect(screen.reads("error.amount.aboveBalance", { balance: euro("en", "70.00") })).toBeVisible();
  await screen.field("send.amount").fill("70.00");
  await sendButton(screen, "70.00").click();
  await expect(screen.button("send.check.goOn")).toBeVisible();
});

test("restores focus to the button pressed with the mouse, or to the name that is to be corrected [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/send");
  await fillPayment(page, outside.noMatch);
  await sendButton(screen).click();
  await screen.button("send.check.correct").click();
  await expect(screen.dialog("send.check.NMTC.title")).toBeHidden();
  await expect(screen.field("send.payeeName")).toBeFocused();
  await fillPayment(page, outside.matches);
  await sendButton(screen).click();
  await screen.button("send.cancel").click();
  await expect(screen.dialog("send.check.MTCH.title")).toBeHidden();
  await expect(sendButton(screen)).toBeFocused();
});

test("keeps the dialog open after a wrong code, clears the code, and accepts the right one [4-18, 8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  const submit = codeDialog(screen).locator("button[type=submit]");
  await expect(submit).toBeDisabled();
  await screen.field("signIn.code").fill("12345");
  await expect(submit).toBeDisabled();

  const code = await sentCode(screen, operator, payer.login);
  await confirmWithCode(screen, wrongCode(code));
  await expect(codeDialog(screen).getByRole("alert")).toHaveText(screen.say("send.codeWrong"));
  await expect(screen.field("signIn.code")).toHaveValue("");
  await expect(screen.field("signIn.code")).toBeFocused();

  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, outside.matches);
});

test("after too many wrong codes the words and the focus are on screen together [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  const wrong = wrongCode(await sentCode(screen, operator, payer.login));
  await page.route("**/order/create", (route) =>
    route.fulfill({ status: 429, json: { error: "TOO_MANY_ATTEMPTS" } }),
  );
  await confirmWithCode(screen, wrong);
  await expect(codeDialog(screen)).toBeHidden();
  await expect(screen.alert()).toBeInViewport();
  await expect(page.locator(":focus").filter({ has: screen.alert() })).toHaveCount(1);
});

test("refuses a code that was used to sign in [2.10]", async ({ page, operator, request }) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  const code = await operator.code(payer.login);
  await request.post("/api/v1/login", { data: { login: payer.login, password: payer.password, code } });
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  await confirmWithCode(screen, code);
  await expect(codeDialog(screen).getByRole("alert")).toHaveText(screen.say("send.codeWrong"));
  expect(await operator.sent(payer.accountId)).toEqual([]);
});

test(
  "returns to the filled form when the name check or the code is cancelled [2.10-5]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const screen = onScreen(page);
    await arrive(page, operator, await operator.customer(), "/send");
    const forced = forcedOrders(page);
    await fillPayment(page, outside.noMatch);
    await sendButton(screen).click();
    await screen.button("send.check.correct").click();
    await expect(screen.dialog("send.check.NMTC.title")).toBeHidden();
    await expect(screen.field("send.payeeName")).toHaveValue(outside.noMatch.name);

    await screen.button("send.goOn").click();
    await sendButton(screen).click();
    await screen.button("send.check.sendAnyway").click();
    await codeDialog(screen)
      .getByRole("button", { name: screen.say("send.cancel") })
      .click();
    await expect(codeDialog(screen)).toBeHidden();
    await expect(screen.field("send.amount")).toHaveValue("25.00");
    await expect(screen.field("send.reference")).toHaveValue("Concert tickets");
    expect(forced).toEqual([]);
  },
);

test("blocks the payment when the account refuses names that do not match [4]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer({ vopPolicy: "refuse" }), "/send");
  await fillPayment(page, outside.noMatch);
  await sendButton(screen).click();
  const check = screen.dialog("send.check.NMTC.title");
  await expect(check).toContainText(screen.say("send.check.refused"));
  await expect(check.getByRole("button")).toHaveCount(1);
});

test("reports a session that ends during a payment, and leads to sign-in [4, 8-1]", async ({
  page,
  operator,
  request,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  const { accessToken } = await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  const code = await sentCode(screen, operator, payer.login);
  await request.post("/api/v1/logout", { headers: { token: accessToken } });
  await confirmWithCode(screen, code);

  const ended = screen.dialog("session.ended.title");
  await expect(ended).toContainText(screen.say("session.ended.text"));
  expect(await page.evaluate(() => localStorage.getItem("amberline.session"))).toBeNull();
  await ended.getByRole("button", { name: screen.say("app.close") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(screen.button("signIn.submit")).toBeVisible();
  await expect(ended).toBeHidden();
  expect(await operator.sent(payer.accountId)).toEqual([]);
});

test("shows Forbidden when the provider forbids it, and keeps the form [8-2]", async ({ page, operator }) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/send");
  await fillPayment(page, outside.matches);
  await meetOnce(
    page,
    () => true,
    (route) => route.fulfill({ status: 403, json: {} }),
  );
  await sendButton(screen).click();
  await expect(screen.alert()).toHaveText(screen.say("error.forbidden"));
  await expect(screen.field("send.payeeName")).toHaveValue(outside.matches.name);
  await expect(page).toHaveURL(/\/send\?step=amount$/);
});

test("requires a name for a new template, and saves it with the payment [2.10-2, 5]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await expect(screen.field("send.templateName")).toBeHidden();
  await page.getByRole("checkbox", { name: screen.say("send.saveAsTemplate") }).check();
  await sendButton(screen).click();
  await expect(screen.reads("error.templateName.required")).toBeVisible();
  await expect(screen.field("send.templateName")).toBeFocused();

  await screen.field("send.templateName").fill("Concerts");
  const created = page.waitForRequest("**/api/v1/user/payment_templates/create");
  await sendToCode(screen);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expect(screen.toast(screen.say("payees.template.created"))).toBeVisible();
  expect((await created).postDataJSON()).toMatchObject({
    template_name: "Concerts",
    beneficiary_name: outside.matches.name,
    beneficiary_iban: outside.matches.iban,
    details: "Concert tickets",
  });
  await expectOnePayment(operator, payer, outside.matches);
});

test("reports the payment as made even if its template could not be saved [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await page.route("**/payment_templates/create", (route) => route.fulfill({ status: 500, json: {} }));
  await fillPayment(page, outside.matches);
  await page.getByRole("checkbox", { name: screen.say("send.saveAsTemplate") }).check();
  await screen.field("send.templateName").fill("Concerts");
  await sendToCode(screen);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expect(screen.toast(screen.say("payees.template.createFailed"))).toBeVisible();
  await expectOnePayment(operator, payer, outside.matches);
});

test("fills the form in from the line of an invoice, and from the picture of a payment QR code [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payee = await operator.customer({ name: "Marta Ozola" });
  await arrive(page, operator, payee, "/receive");
  const buffer = await page.getByRole("img", { name: screen.say("receive.qr") }).screenshot();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await arrive(page, operator, await operator.customer(), "/send");
  const { name, iban } = outside.matches;
  await screen.field("send.payeeName").evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    `${name}, ${formatIban(iban)}, 25.00 EUR, Invoice 2026-118`,
  );
  await expect(screen.reads("send.fillIn.filled")).toBeVisible();
  await expect(screen.field("send.payeeName")).toHaveValue(name);
  await expect(screen.field("send.iban")).toHaveValue(formatIban(iban));
  await expect(screen.field("send.reference")).toHaveValue("Invoice 2026 118");
  await screen.button("send.goOn").click();
  await expect(sendButton(screen)).toBeVisible();

  await screen.button("send.change").click();
  const choosing = page.waitForEvent("filechooser");
  await screen.button("send.fillIn.picture").click();
  await (await choosing).setFiles({ name: "qr.png", mimeType: "image/png", buffer });
  await expect(screen.field("send.payeeName")).toHaveValue(payee.name);
  await expect(screen.field("send.iban")).toHaveValue(formatIban(payee.iban));
});
