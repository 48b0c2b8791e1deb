import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import {
  fillPassword,
  meet,
  misfortunes,
  refuse,
  toldAs,
  watchCalls,
  type Misfortune,
} from "@amberline/flow-lab/browser/newcomers";
import { type Operator } from "@amberline/flow-lab/browser/operator";
import { arrive, chooseLanguage, onScreen, proveWho, type Screen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

const fresh = "Zils ezis dzied 7";

/** Requests a reset on the sign-in page and follows the link to the code page. */
async function askForReset(page: Page, { button, field, dialog, say }: Screen, email: string) {
  await page.goto("/login");
  await field("signIn.email").fill(email);
  await button("signIn.forgotPassword").click();
  await expect(dialog("reset.title").getByRole("textbox")).toHaveValue(email);
  await button("reset.submit").click();
  await page.getByRole("link", { name: say("reset.enterCode") }).click();
  await expect(page).toHaveURL(/\/reset-password\?email=/);
}

async function sendReset({ field, button }: Screen, code: string, password = fresh) {
  await field("confirm.code").fill(code);
  await fillPassword({ field }, "newPassword.label", password);
  await button("newPassword.reset").click();
}

const sendChange = async ({ field, button }: Screen, password: string) => {
  await fillPassword({ field }, "newPassword.label", password);
  await button("newPassword.change").click();
};

const openChange = async (page: Page, operator: Operator, twoFactor = false) => {
  const customer = await operator.customer({ twoFactor });
  await arrive(page, operator, customer, "/change-password");
  return customer;
};

for (const { row: language, play } of inTurn(languages)) {
  play(
    `resets a password with the mailed code, confirms it on sign-in and accepts the new one, in ${language} [2.6-1, 8]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { field, button, heading, reads, toast, say } = screen;
      const customer = await operator.customer({ twoFactor: false });
      await chooseLanguage(page, language);
      await askForReset(page, screen, customer.login);
      await expect(heading("page.resetPassword")).toBeVisible();
      await expect(reads("newPassword.mailed", { email: customer.login })).toBeVisible();

      await sendReset(screen, "000000");
      await expect(page.getByRole("alert")).toHaveText(say("newPassword.codeWrong"));
      await expect(field("confirm.code")).toHaveValue("");
      await expect(field("confirm.code")).toBeFocused();
      await expect(field("newPassword.label")).toHaveValue(fresh);

      await field("confirm.code").fill(await operator.mailedCode(customer.login));
      await button("newPassword.reset").click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(toast(say("newPassword.changed"))).toBeVisible();

      await expect(field("signIn.email")).toHaveValue(customer.login);
      await field("signIn.password").fill(fresh);
      await button("signIn.submit").click();
      await expect(page).toHaveURL(/\/home$/);
    },
  );
}

test("needs an e-mail in its address, keeps only that, and survives a reload [2.1-2, 2.6]", async ({
  page,
}) => {
  const { heading, reads } = onScreen(page);
  for (const query of [
    "",
    "?email=",
    "?email=anna",
    "?email=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "?Email=a@b.lv",
  ]) {
    await page.goto(`/reset-password${query}`);
    await expect(heading("signIn.title"), query).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto("/reset-password?email=anna%40example.lv&next=https%3A%2F%2Fevil.example#x");
  await expect(heading("page.resetPassword")).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password\?email=anna%40example\.lv$/);
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).not.toContain(
    "anna",
  );
  await page.reload();
  await expect(reads("newPassword.mailed", { email: "anna@example.lv" })).toBeVisible();
});

test("leads from an old code to a new one without typing the e-mail again [2.6]", async ({ page }) => {
  const { field, dialog, button, say } = onScreen(page);
  await page.goto("/reset-password?email=anna@example.lv");
  await page.getByRole("link", { name: say("newPassword.newCode") }).click();
  await expect(dialog("reset.title").getByRole("textbox")).toHaveValue("anna@example.lv");
  await button("app.close").click();
  await expect(field("signIn.email")).toHaveValue("anna@example.lv");
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state]))).not.toContain("anna");
});

test(
  "sends the e-mail address in no request but the reset itself [2.6-2]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const screen = onScreen(page);
    const customer = await operator.customer();
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url(), request.headers()["referer"] ?? ""));
    await askForReset(page, screen, customer.login);
    await sendReset(screen, await operator.mailedCode(customer.login));
    await expect(page).toHaveURL(/\/login$/);
    expect(addresses.filter((address) => address.includes("@") || address.includes("%40"))).toEqual([]);
  },
);

test("validates code, length and repetition of the new password before sending [5]", async ({ page }) => {
  const screen = onScreen(page);
  const { field, button, reads } = screen;
  const calls = watchCalls(page);
  await page.goto("/reset-password?email=anna@example.lv");
  await button("newPassword.reset").click();
  await expect(reads("error.code.required")).toBeVisible();
  await expect(reads("error.password.required")).toBeVisible();
  await expect(reads("error.passwordRepeat.required")).toBeVisible();
  await expect(field("confirm.code")).toBeFocused();
  await sendReset(screen, "A1B2C3", "Abcdef1");
  await expect(reads("error.password.short", { limit: "8" })).toBeVisible();
  await field("newPassword.label").fill(fresh);
  await button("newPassword.reset").click();
  await expect(reads("error.passwordRepeat.mismatch")).toBeVisible();
  expect(calls).toEqual([]);
});

test("reports an unknown user, and any other refusal of a reset as received [8]", async ({ page }) => {
  const screen = onScreen(page);
  const { field, alert, say } = screen;
  await page.goto("/reset-password?email=anna@example.lv");
  for (const [err, words] of [
    ["USER NOT FOUND", say("newPassword.userUnknown")],
    ["CODE EXPIRED", "CODE EXPIRED"],
  ] as const) {
    await page.unroute("**/api/v1/reset_confirm");
    await refuse(page, "/reset_confirm", err);
    await sendReset(screen, "A1B2C3");
    await expect(alert()).toHaveText(words);
    await expect(field("confirm.code")).toHaveValue("A1B2C3");
    await expect(field("newPassword.repeat")).toHaveValue(fresh);
  }
});

for (const [call, path, prepare] of [
  [
    "/reset_confirm",
    "/reset-password?email=anna@example.lv",
    (screen: Screen) => sendReset(screen, "A1B2C3"),
  ],
] as const) {
  test(`keeps the form and explains every failure of ${call} [8]`, async ({ page }) => {
    const screen = onScreen(page);
    await page.goto(path);
    for (const misfortune of Object.keys(misfortunes) as Misfortune[]) {
      await meet(page, call, misfortune);
      await prepare(screen);
      const told = toldAs[misfortune];
      const words = told === "Please call us" ? told : screen.say(told);
      await expect(screen.alert(), misfortune).toHaveText(words);
      await expect(screen.field("newPassword.label")).toHaveValue(fresh);
    }
  });
}

test("explains every failure of a reset request in the dialog [8-9]", async ({ page }) => {
  const { button, dialog, say } = onScreen(page);
  await page.goto("/login");
  await button("signIn.forgotPassword").click();
  const asked = dialog("reset.title");
  await asked.getByRole("textbox").fill("anna@example.lv");
  for (const misfortune of Object.keys(misfortunes) as Misfortune[]) {
    await meet(page, "/reset", misfortune);
    await button("reset.submit").click();
    const told = toldAs[misfortune];
    await expect(asked.getByRole("alert"), misfortune).toHaveText(
      told === "Please call us" ? told : say(told),
    );
    await expect(asked.getByRole("textbox")).toHaveValue("anna@example.lv");
  }
});

for (const { row: language, play } of inTurn(languages)) {
  play(
    `changes the password, confirms it and leads home; only the new one works, with new tokens, in ${language} [2.7-1, 8]`,
    async ({ page, operator, request }) => {
      const screen = onScreen(page, language);
      const { toast, say, balance } = screen;
      const customer = await operator.customer({ twoFactor: false });
      await arrive(page, operator, customer, "/change-password", language);
      const token = () =>
        page.evaluate(
          () =>
            (JSON.parse(localStorage["amberline.session"] as string) as { accessToken: string }).accessToken,
        );
      const before = await token();
      await sendChange(screen, fresh);
      await proveWho(screen, operator, customer);
      await expect(toast(say("newPassword.changedHere"))).toBeVisible();
      expect(await token()).not.toBe(before);
      const old = await request.get("/api/v1/user/user_info", { headers: { token: before } });
      expect(old.status()).toBe(401);
      await expect(page).toHaveURL(/\/home$/);
      await expect(balance()).toBeVisible();
      const signIn = async (password: string) =>
        (await (
          await request.post("/api/v1/login", { data: { login: customer.login, password } })
        ).json()) as {
          err?: string;
        };
      expect((await signIn(customer.password)).err).toBe("BADPASS");
      expect(await signIn(fresh)).toHaveProperty("accessToken");
    },
  );
}

test("shows the provider's refusal of an unchanged password in a toast and beside the form [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const customer = await openChange(page, operator);
  await sendChange(screen, customer.password);
  await proveWho(screen, operator, customer);
  const words = "This is already your password. Choose a new one.";
  await expect(screen.toast(words)).toBeVisible();
  await expect(page.locator("form").getByText(words)).toBeVisible();
  await expect(screen.field("newPassword.label")).toHaveValue(customer.password);
});

test("keeps the new password in the form after every failure, and handles an ended session [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { heading, field, say, dialog } = screen;
  await openChange(page, operator);
  await expect(heading("page.changePassword")).toBeVisible();
  for (const misfortune of ["net", "403", "500", "500.text", "malformed"] as const) {
    await meet(page, "/user/reset_pass", misfortune);
    await sendChange(screen, fresh);
    const told = toldAs[misfortune];
    const words = told === "Please call us" ? told : say(told);
    await expect(page.locator("form").getByText(words, { exact: true }), misfortune).toBeVisible();
    await expect(field("newPassword.repeat")).toHaveValue(fresh);
  }
  expect(
    await page
      .getByRole("region", { name: say("app.notifications") })
      .locator("p")
      .count(),
  ).toBeLessThanOrEqual(3);
  await page.unrouteAll();
  // These alone: any other call, such as a read that the stream asks for, would end the session while the form is filled.
  await page.route(/\/(user\/reset_pass|access-token\/refresh)$/, (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await sendChange(screen, fresh);
  await expect(dialog("session.ended.title")).toBeVisible();
});

test("resetting and changing a password is accessible and works by keyboard alone [WCAG 2.2 AA]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { button, field, reads, heading } = screen;
  const expectFit = async (what: string) => {
    await expectAccessibleInBothThemes(page, what);
    await expectReflow(page, what);
  };
  await page.goto("/reset-password?email=anna@example.lv");
  await expect(heading("page.resetPassword")).toBeVisible();
  await expectFit("reset");
  await field("confirm.code").focus();
  await page.keyboard.press("Enter");
  await expect(reads("error.code.required")).toBeVisible();
  await expectFit("reset with errors");
  await sendReset(screen, "A1B2C3");
  await expect(screen.alert()).toBeVisible();
  await expectFit("reset refused");

  await openChange(page, operator);
  await expect(button("newPassword.change")).toBeVisible();
  await expectFit("change");
  await field("newPassword.label").focus();
  await page.keyboard.type("Kalnina12");
  await expect(page.getByRole("meter")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(reads("error.passwordRepeat.required")).toBeVisible();
  await expect(field("newPassword.repeat")).toBeFocused();
  await expectFit("change with errors");
});
