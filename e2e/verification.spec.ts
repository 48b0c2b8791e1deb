import { catalogueIn } from "@amberline/sandbox/widget/client/locales";
import { expectAccessible } from "./accessible";
import { frameOf, handIn, photo, widgetWords } from "@amberline/flow-lab/browser/capture";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseTheme, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

const tokenCall = "**/api/v1/user/sumsub_token";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a customer gets verified from the send page and sends without a reload, in ${language} [2.10-3] [2.11] [4]`,
    async ({ page, operator }) => {
      test.slow();
      const screen = onScreen(page, language);
      const { dialog, profileMenu, say, toast } = screen;
      const customer = await operator.customer({ verified: false });
      await arrive(page, operator, customer, "/home", language);
      await page.clock.install();
      await page.goto("/send");
      await expect(dialog("verification.title")).toBeVisible();
      await expect(profileMenu()).toContainText(say("shell.verification.none"));
      await handIn(page, language);
      await expect(toast(say("verification.told.in_progress"))).toBeVisible({ timeout: 20_000 });
      await expect(dialog("verification.title")).toBeHidden();
      await expect(profileMenu()).toContainText(say("shell.verification.in_progress"));
      await expect(page.locator("main form button[type=submit]")).toBeDisabled();
      await operator.decideVerification(customer.login, { decision: "approve" });
      await page.clock.runFor(31_000);
      await expect(profileMenu()).toContainText(say("shell.verification.verify"));
      await expect(page.locator("main form button[type=submit]")).toBeEnabled();
    },
  );
}

test(
  "a rejected customer can retry from the banner on the home page [2.8-2] [4-1]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    test.slow();
    const { dialog, button, profileMenu, say, reads } = onScreen(page);
    const customer = await operator.customer({ verified: false });
    await operator.submitVerification(customer.login);
    await operator.decideVerification(customer.login, { decision: "retry" });
    await arrive(page, operator, customer, "/home");
    await expect(reads("home.notVerified.reject")).toBeVisible();
    await expect(profileMenu()).toContainText(say("shell.verification.reject"));
    await button("home.verifyAgain").click();
    await expect(dialog("verification.title")).toBeVisible();
    await frameOf(page).getByRole("button", { name: widgetWords.en.again }).click();
    await handIn(page);
    await expect(dialog("verification.title")).toBeHidden({ timeout: 20_000 });
    await expect(reads("home.notVerified.in_progress")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test("a refused file is told of once, by the widget, and the dialog keeps its height from step to step [2.11]", async ({
  page,
  operator,
}) => {
  const { button, dialog } = onScreen(page);
  await arrive(page, operator, await operator.customer({ verified: false }), "/home");
  await button("send.verify").click();
  const frame = frameOf(page);
  await frame.getByRole("radio").last().check();
  const next = frame.getByRole("button", { name: widgetWords.en.next, exact: true });
  await next.focus();
  const height = async () => (await dialog("verification.title").boundingBox())?.height;
  const before = await height();
  await next.click();
  await expect(frame.getByRole("heading", { name: catalogueIn("en").photoTitles.front })).toBeFocused();
  expect(await height()).toBe(before);
  await frame.locator('input[type="file"]').setInputFiles({
    ...{ name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
  });
  await expect(frame.getByRole("alert")).toHaveText(catalogueIn("en").problems["not-an-image"]);
  await expect(dialog("verification.title").getByRole("alert")).toHaveCount(0);
  await expect(frame.getByText("Step 2 of 4")).toBeVisible();
});

test("the widget goes on after a reload with the photos sent before [2.11]", async ({ page, operator }) => {
  await arrive(page, operator, await operator.customer({ verified: false }), "/send");
  const frame = frameOf(page);
  const face = frame.getByRole("heading", { name: catalogueIn("en").photoTitles.selfie });
  await frame.getByRole("button", { name: widgetWords.en.next, exact: true }).click();
  await frame.locator('input[type="file"]').setInputFiles(await photo(page));
  await frame.getByRole("button", { name: widgetWords.en.use, exact: true }).click();
  await expect(face).toBeVisible();
  await page.reload();
  await expect(face).toBeVisible();
  await frame.locator('input[type="file"]').setInputFiles(await photo(page));
  await frame.getByRole("button", { name: widgetWords.en.use, exact: true }).click();
  await expect(frame.getByRole("figure").getByRole("img")).toHaveCount(2);
});

test("closing the widget cancels without a message, and it does not reopen by itself [2.11-2]", async ({
  page,
  operator,
}) => {
  const { dialog, button, alert, profileMenu, say } = onScreen(page);
  await arrive(page, operator, await operator.customer({ verified: false }), "/send");
  await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
  await button("app.close").focus();
  await page.keyboard.press("Tab");
  await expect(frameOf(page).getByRole("main")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(frameOf(page).getByRole("main")).toHaveCSS("outline-style", "none");
  await expect(frameOf(page).getByRole("radio").first()).toBeFocused();
  await button("app.close").click();
  await expect(dialog("verification.title")).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(alert()).toHaveCount(0);
  await profileMenu().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("shell.verify.none") })
    .click();
  await expect(dialog("verification.title")).toBeVisible();
});

test("a token that cannot be fetched shows an error for 8 s, or longer while focused [4-4] [8] [9]", async ({
  page,
  operator,
}) => {
  const { dialog, button, reads } = onScreen(page);
  await arrive(page, operator, await operator.customer({ verified: false }), "/home");
  await page.route(tokenCall, (route) => route.abort());
  await page.clock.install();
  await button("send.verify").click();
  await expect(reads("verification.tokenError")).toBeVisible();
  await expect(button("app.retry")).toBeFocused();
  for (let second = 0; second < 9; second += 1) await page.clock.runFor(1_000);
  await expect(dialog("verification.title")).toBeHidden();
  await button("send.verify").click();
  await button("verification.keepOpen").click();
  await page.clock.runFor(20_000);
  await expect(reads("verification.tokenError")).toBeVisible();
  await page.unroute(tokenCall);
  await button("app.retry").click();
  await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
});

test("untrusted messages are ignored [2.11-3]", { tag: "@daily" }, async ({ page, operator }) => {
  const { dialog } = onScreen(page);
  await arrive(page, operator, await operator.customer({ verified: false }), "/send");
  await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
  const looks: string[] = [];
  page.on("request", (sent) => void looks.push(new URL(sent.url()).pathname));
  await page.evaluate(() => {
    for (const method of ["idCheck.onApplicantSubmitted", "idCheck.onReady", "idCheck.onError"])
      postMessage({ method, sessionId: "", frameId: "id_forged", code: "invalid-token" }, "*");
    postMessage(null, "*");
    postMessage({ method: 7 }, "*");
  });
  await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
  await expect(dialog("verification.title")).toBeVisible();
  expect(looks).not.toContain("/api/v1/user/sumsub_token");
  expect(looks).not.toContain("/api/v1/user/account_info");
});

test("a token with a foreign host does not open the widget", async ({ page, operator, complaints }) => {
  const { button, reads } = onScreen(page);
  await arrive(page, operator, await operator.customer({ verified: false }), "/home");
  const payload = Buffer.from(JSON.stringify({ url: "https://evil.example" })).toString("base64");
  await page.route(tokenCall, (route) =>
    route.fulfill({ contentType: "text/plain", body: `_act-sbx-jwt-${payload}.x.signed` }),
  );
  await button("send.verify").click();
  await expect(reads("verification.widgetError").first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  const reported = complaints.splice(0);
  expect(reported).toEqual([expect.stringContaining("names https://evil.example")]);
});

test("a token that expires midway is renewed without losing progress", async ({ page, operator }) => {
  test.slow();
  const { dialog, profileMenu, say } = onScreen(page);
  const customer = await operator.customer({ verified: false });
  let tokens = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/user/sumsub_token")) tokens += 1;
  });
  await arrive(page, operator, customer, "/send");
  const frame = frameOf(page);
  await frame.getByRole("button", { name: widgetWords.en.next, exact: true }).click();
  await frame.locator('input[type="file"]').setInputFiles(await photo(page));
  await operator.endWidgetTokens(customer.login);
  await frame.getByRole("button", { name: widgetWords.en.use, exact: true }).click();
  await frame.locator('input[type="file"]').setInputFiles(await photo(page));
  await frame.getByRole("button", { name: widgetWords.en.use, exact: true }).click();
  await frame.getByRole("button", { name: widgetWords.en.submit, exact: true }).click();
  await expect(dialog("verification.title")).toBeHidden({ timeout: 20_000 });
  await expect(profileMenu()).toContainText(say("shell.verification.in_progress"));
  expect(tokens).toBe(2);
});

for (const { row: theme, play } of inTurn(["light", "dark"] as const)) {
  play(`the verification dialog is accessible, ${theme} [WCAG 2.2 AA]`, async ({ page, operator }) => {
    const { button, reads } = onScreen(page);
    await chooseTheme(page, theme);
    await arrive(page, operator, await operator.customer({ verified: false }), "/home");
    await button("send.verify").click();
    await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
    await expectAccessible(page, "widget");
    await page.keyboard.press("Escape");
    await page.route(tokenCall, (route) => route.abort());
    await button("send.verify").click();
    await expect(reads("verification.tokenError")).toBeVisible();
    await expectAccessible(page, "token error");
  });
}
