import { paths } from "@amberline/bank/paths";
import { wrongCode } from "@amberline/flow-lab/browser/codes";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  arrive,
  onScreen,
  signIn,
  typeCredentials,
  typeSignInCode,
} from "@amberline/flow-lab/browser/screens";
import { type TextKey } from "@amberline/flow-lab/browser/words";

test("refuses a wrong password, keeps the e-mail, and clears and focuses the password [2.3, 8-8]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer();
  const { say, field, alert } = onScreen(page);
  await page.goto("/login");
  await typeCredentials(page, { ...customer, password: "Wrong1234" });
  await expect(alert()).toHaveText(say("signIn.passwordWrong"));
  await expect(field("signIn.email")).toHaveValue(customer.login);
  await expect(field("signIn.password")).toHaveValue("");
  await expect(field("signIn.password")).toBeFocused();
  await expect(field("signIn.code")).toBeHidden();
});

test("shows the same message for an unknown e-mail as for a wrong password [8]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer();
  const { say, alert } = onScreen(page);
  await page.goto("/login");
  await typeCredentials(page, { ...customer, login: "nobody@amberline.example" });
  await expect(alert()).toHaveText(say("signIn.passwordWrong"));
});

test("lets a browser in that has signed in before while a stranger's wrong passwords lock the login [ASVS 6.3.1]", async ({
  page,
  operator,
  request,
}) => {
  const customer = await operator.customer({ twoFactor: false });
  await page.goto("/login");
  await typeCredentials(page, customer);
  await page.waitForURL("**/home");
  const [device] = (await page.context().cookies()).filter(({ name }) => name.startsWith("device-"));
  expect(device).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });

  const guess = { login: customer.login, password: "Wrong1234" };
  for (let attempt = 0; attempt < 5; attempt += 1) await request.post("/api/v1/login", { data: guess });
  const locked = await request.post("/api/v1/login", { data: { ...guess, password: customer.password } });
  expect(await locked.text()).toContain("Too many attempts");

  await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));
  const later = await page.context().newPage();
  await page.close();
  const { say, alert } = onScreen(later);
  await later.goto("/login");
  await typeCredentials(later, { ...customer, password: "Wrong1234" });
  await expect(alert()).toHaveText(say("signIn.passwordWrong"));
  await typeCredentials(later, customer);
  await later.waitForURL("**/home");
});

test(
  "asks for the code after the password, refuses a wrong one and accepts the right one [2.3-1, 4]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const customer = await operator.customer();
    const { say, field, reads, alert, balance } = onScreen(page);
    await page.goto("/login");
    await expect(field("signIn.code")).toBeHidden();

    await typeCredentials(page, customer);
    await expect(reads("signIn.codeNeeded")).toBeVisible();
    await expect(field("signIn.code")).toBeFocused();
    await expect(field("signIn.password")).toHaveValue(customer.password);

    const code = await operator.code(customer.login);
    await typeSignInCode(page, wrongCode(code));
    await expect(alert()).toHaveText(say("signIn.codeWrong"));
    await expect(field("signIn.code")).toHaveValue("");
    await expect(field("signIn.code")).toBeFocused();

    await typeSignInCode(page, await operator.code(customer.login));
    await page.waitForURL("**/home");
    await expect(balance()).toContainText("€1,000.00");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.reload();
    await expect(balance()).toContainText("€1,000.00");
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  },
);

test("keeps the customer signed in after a reload [4-11]", async ({ page, operator }) => {
  const customer = await operator.customer({ twoFactor: false });
  await signIn(page, operator, customer);
  await page.reload();
  await expect(onScreen(page).balance()).toContainText("€1,000.00");
  await expect(page).toHaveURL(/\/home$/);
});

test("validates the fields before anything is sent [5]", async ({ page }) => {
  const { field, button, reads } = onScreen(page);
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
  await page.goto("/login");
  await button("signIn.submit").click();
  await expect(reads("error.email.required")).toBeVisible();
  await expect(reads("error.password.required")).toBeVisible();
  await expect(field("signIn.email")).toBeFocused();
  await field("signIn.email").fill("laura");
  await field("signIn.password").fill("short");
  await button("signIn.submit").click();
  await expect(reads("error.email.invalid")).toBeVisible();
  await expect(reads("error.password.rule")).toBeVisible();
  expect(requests).toEqual([]);
});

test(
  "redirects an unknown URL to sign-in, or home once signed in [2.1-4]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    await page.goto("/no/such/page");
    await expect(page).toHaveURL(/\/login$/);
    await expect(onScreen(page).heading("signIn.title")).toBeVisible();

    await arrive(page, operator, await operator.customer(), "/no/such/page");
    await expect(page).toHaveURL(/\/home$/);
    await expect(onScreen(page).balance()).toBeVisible();
  },
);

const signedOutPages: [path: string, title: TextKey][] = [
  [paths.signIn, "signIn.title"],
  [paths.signUp, "page.signUp"],
  [`${paths.resetPassword}?email=laura@example.com`, "page.resetPassword"],
];
const payeePages: [path: string, title: TextKey][] = [
  [paths.receivers, "page.receivers"],
  [paths.createReceiver, "payees.receiver.create"],
  [paths.editReceiver.replace(":id", "1"), "payees.receiver.edit"],
  [paths.templates, "page.templates"],
  [paths.createTemplate, "payees.template.create"],
  [paths.editTemplate.replace(":id", "1"), "payees.template.edit"],
];
const otherPages: [path: string, title: TextKey][] = [
  [paths.companyRegistration, "page.createCompany"],
  [paths.complaint, "page.complaint"],
  [paths.chat, "page.chat"],
];

test(
  "shows every signed-out page to a visitor, and sign-in in place of every other [2.1-1, 6-1]",
  { tag: "@daily" },
  async ({ page }) => {
    const { heading, button } = onScreen(page);
    for (const [path, title] of signedOutPages) {
      await page.goto(path);
      await expect(heading(title)).toBeVisible();
    }
    for (const [path] of [
      [paths.home],
      [paths.send],
      [paths.changePassword],
      [paths.receive],
      [paths.card],
      [paths.partnerOffers],
      [paths.profile],
      ...payeePages,
      ...otherPages,
    ]) {
      await page.goto(path ?? "");
      await expect(button("signIn.submit")).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    }
  },
);

test("shows every page to a customer [2.1-3]", { tag: "@daily" }, async ({ page, operator }) => {
  const { heading, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), paths.send);
  await expect(heading("send.title")).toBeVisible();
  await page.goto(paths.changePassword);
  await expect(heading("page.changePassword")).toBeVisible();
  for (const [path, title] of payeePages) {
    await page.goto(path);
    await expect(heading(title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say(title)} · `));
  }
  for (const [path, title] of otherPages) {
    await page.goto(path);
    await expect(heading(title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say(title)} · `));
  }
  await page.goto(paths.signIn);
  await expect(page).toHaveURL(/\/home$/);
});

test(
  "switches the language at once, keeps what was typed, and remembers the choice [2.3-3]",
  { tag: "@daily" },
  async ({ page }) => {
    const english = onScreen(page, "en");
    const latvian = onScreen(page, "lv");
    await page.goto("/login");
    await english.field("signIn.email").fill("laura@example.com");
    await english.field("signIn.password").fill("Something1");
    await page.getByRole("button", { name: /^LV/ }).click();
    await expect(latvian.heading("signIn.title")).toBeVisible();
    await expect(latvian.field("signIn.email")).toHaveValue("laura@example.com");
    await expect(latvian.field("signIn.password")).toHaveValue("Something1");
    await expect(page.locator("html")).toHaveAttribute("lang", "lv");
    await page.reload();
    await expect(latvian.heading("signIn.title")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(latvian.say("page.signIn")));
  },
);

test("asks a customer with an unconfirmed e-mail for the code, and continues once it is right [2.5, 4]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer({ confirmed: false, twoFactor: false });
  const { say, heading, field, alert, balance } = onScreen(page);
  await page.goto("/login");
  await typeCredentials(page, customer);
  await expect(page).toHaveURL(/\/create_account\/verify$/);
  await expect(heading("confirm.title.email")).toBeVisible();

  await field("confirm.code").fill("000000");
  await expect(alert()).toHaveText(say("confirm.codeWrong"));
  await expect(field("confirm.code")).toHaveValue("");

  await field("confirm.code").fill(await operator.mailedCode(customer.login));
  await expect(page).toHaveURL(/\/home$/);
  await expect(balance()).toBeVisible();
});

test("gives the same answer to a forgotten password for known and unknown e-mails [2.3-2, 8]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer();
  const { button, dialog, reads } = onScreen(page);
  await page.goto("/login");
  for (const email of ["nobody@amberline.example", customer.login]) {
    await button("signIn.forgotPassword").click();
    const asked = dialog("reset.title");
    await asked.getByRole("textbox").fill(email);
    await button("reset.submit").click();
    await expect(reads("reset.sent")).toBeVisible();
    await asked.getByRole("button").click();
    await expect(asked).toBeHidden();
    await expect(button("signIn.forgotPassword")).toBeFocused();
  }
  expect(await operator.mailedCode(customer.login)).toMatch(/^[A-Z\d]{6}$/);
});

test(
  "revokes the session's tokens at logout [7-9, 2.2-8]",
  { tag: "@daily" },
  async ({ page, operator, request }) => {
    const { accessToken } = await arrive(page, operator, await operator.customer(), "/home");
    const whoAmI = () => request.get("/api/v1/user/user_info", { headers: { token: accessToken } });
    expect((await whoAmI()).status()).toBe(200);

    const { button, heading, profileMenu } = onScreen(page);
    await profileMenu().click();
    const told = page.waitForResponse("**/api/v1/logout");
    await page.getByRole("dialog").getByText(onScreen(page).say("shell.logout"), { exact: true }).click();
    await told;
    await expect(page).toHaveURL(/\/login$/);
    await expect(heading("signIn.title")).toBeVisible();
    expect((await whoAmI()).status()).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem("amberline.session"))).toBeNull();

    await page.goto("/home");
    await expect(button("signIn.submit")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  },
);
