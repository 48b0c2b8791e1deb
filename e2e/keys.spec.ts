import { expectAccessible, expectAccessibleInBothThemes } from "./accessible";
import { callsOf } from "@amberline/flow-lab/browser/companyCalls";
import { colleague } from "@amberline/flow-lab/browser/approvals";
import { expect, inTurn, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { outside } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";
import { type Locator, type Page } from "@playwright/test";
import { press, type } from "./tabTo";

/** Moves to what the search has found, and opens it. */
async function choose(option: Locator): Promise<void> {
  const { keyboard } = option.page();
  await expect(option).toBeVisible();
  while ((await option.getAttribute("aria-selected")) === "false") await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

onEachScreen((language, play, width) => {
  play(`the bank is found by a few letters, in ${language} [2.2-16]`, async ({ page, operator }) => {
    const screen = onScreen(page, language);
    const { say, balance, button, heading } = screen;
    const customer = await operator.customer({ name: "Zigrida Skuja" });
    await arrive(page, operator, customer, "/home", language);
    await expect(balance()).toBeVisible();
    const field = page.getByRole("combobox", { name: say("palette.title") });
    const options = page.getByRole("option");
    const open = async () => {
      if (width < 1280) await press(page, button("palette.title"));
      else await page.keyboard.press("ControlOrMeta+k");
      await expect(field).toBeFocused();
    };
    await expect(button("palette.title")).toBeVisible();

    await open();
    await expect(screen.dialog("palette.title")).toBeVisible();
    await expectAccessibleInBothThemes(page, "the search");
    expect(await page.getByRole("listbox", { name: say("palette.title") }).ariaSnapshot()).toContain(
      `group "${say("palette.group.actions")}"`,
    );
    await page.keyboard.type(language === "lv" ? "vestre" : "histry");
    await expect(options.first()).toHaveAccessibleName(say("page.history"));
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/history$/);
    await expect(heading("page.history")).toBeFocused();

    await open();
    await expect(
      page.getByRole("group", { name: say("palette.group.recent") }).getByRole("option"),
    ).toHaveAccessibleName(say("page.history"));
    await page.keyboard.type("Konta");
    const payment = page
      .getByRole("group", { name: say("palette.group.transactions") })
      .getByRole("option")
      .first();
    await expect(payment).toBeVisible();
    await expectAccessible(page, "what is found");
    await choose(payment);
    await expect(page).toHaveURL(/\/history\?details=/);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    await open();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await open();
    await page.keyboard.type(say("shell.logout"));
    await expect(options.first()).toHaveAccessibleName(say("shell.logout"));
    await page.keyboard.press("Enter");
    await expect(screen.field("signIn.email")).toBeVisible();
    const left = await kept(page);
    for (const secret of ["recents", "Zigrida", "Skuja", "Konta", customer.login])
      expect(left).not.toContain(secret);
  });
});

test("a payee saved on another device is paid from the search by keyboard alone, and its name stays out of the browser's storage [2.2-16]", async ({
  page,
  operator,
  request,
}) => {
  const { say, field, button, balance } = onScreen(page);
  const customer = await operator.customer();
  const { name, iban } = outside.matches;
  await arrive(page, operator, customer, "/home");
  await expect(balance()).toBeVisible();
  // Saved on another device.
  const create = await callsOf({ request, operator }, customer);
  await create("user/receivers/create", { name, account: iban, bic: "UNLALV2X", beneficary_type: "private" });
  await press(page, button("palette.title"));
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name.slice(0, 4).toUpperCase());
  const payee = page.getByRole("group", { name: say("palette.group.payees") }).getByRole("option");
  await expect(payee).toContainText(name);
  await choose(payee);
  await expect(page).toHaveURL(/\/send(\?|$)/);
  await expect(field("send.payeeName")).toHaveValue(name);
  expect(await kept(page)).not.toContain(name);

  // The same where the form is open already, once the customer gives up what they typed into it.
  await type(page, field("send.amount"), "12.50");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type(name.slice(0, 4).toUpperCase());
  await choose(payee);
  await expect(field("send.amount")).toHaveValue("12.50");
  await press(page, button("leave.go"));
  await expect(field("send.amount")).toHaveValue("");
  await expect(field("send.payeeName")).toHaveValue(name);
});

test("whoever only sees a company's account is offered nothing more [2.2-16] [2.2-17]", async ({
  page,
  operator,
  request,
}) => {
  const { say, button, dialog, balance } = onScreen(page);
  const owner = await operator.customer({ kind: "corporate", name: "SIA Kalna Koks" });
  const viewer = await colleague({ request, operator, owner }, "Marta Vītola", ["see"]);
  await arrive(page, operator, viewer, "/home");
  await expect(balance()).toBeVisible();
  await button("palette.title").click();
  await expect(page.getByRole("option", { name: say("page.history") })).toBeVisible();
  for (const key of ["palette.send", "moneyRequests.new", "palette.newPayee", "palette.newTemplate"] as const)
    await expect(page.getByRole("option", { name: say(key) })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog("palette.title")).toBeHidden();
  await page.keyboard.press("p");
  await page.keyboard.press("r");
  await expect(page).toHaveURL(/\/home$/);
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/chat$/);
});

for (const { row: language, play } of inTurn(languages)) {
  play(
    `single keys lead to pages and hide the balance until they are switched off, in ${language} [2.2-17] [2.2-18]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, heading, dialog, profileMenu, say, field } = screen;
      const customer = await operator.customer();
      await arrive(page, operator, customer, "/home", language);
      await expect(button("palette.title")).toBeVisible();
      await expect(button("home.hideBalance")).toBeVisible();

      await page.keyboard.press("h");
      await expect(button("home.showBalance")).toBeVisible();
      await page.keyboard.press("h");
      await expect(button("home.hideBalance")).toBeVisible();
      await page.keyboard.press("Shift+H");
      await page.keyboard.press("Control+h");
      await expect(button("home.hideBalance")).toBeVisible();

      await page.keyboard.press("g");
      await page.keyboard.press("t");
      await expect(page).toHaveURL(/\/history$/);
      await expect(heading("page.history")).toBeFocused();
      await page.getByRole("textbox").or(page.getByRole("searchbox")).first().focus();
      await page.keyboard.type("ghp");
      await expect(page).toHaveURL(/\/history\?q=ghp$/);
      await page.getByRole("main").focus();
      await page.keyboard.press("p");
      await expect(page).toHaveURL(/\/send$/);
      await expect(field("send.payeeName")).toBeVisible();
      await page.getByRole("main").focus();

      await page.keyboard.press("?");
      await expect(dialog("keys.title")).toBeVisible();
      await expectAccessibleInBothThemes(page, "the sheet of keys");
      await page.keyboard.press("g");
      await page.keyboard.press("h");
      await expect(dialog("keys.title")).toBeVisible();
      await page.getByRole("switch", { name: say("keys.switch") }).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Escape");
      await expect(dialog("keys.title")).toBeHidden();
      await page.keyboard.press("?");
      await page.keyboard.press("g");
      await page.keyboard.press("h");
      await expect(page).toHaveURL(/\/send$/);
      await page.reload();
      await expect(button("palette.title")).toBeVisible();
      await page.keyboard.press("/");
      await expect(dialog("palette.title")).toBeHidden();
      await page.keyboard.press("ControlOrMeta+k");
      await expect(dialog("palette.title")).toBeVisible();
      await page.keyboard.press("Escape");

      await profileMenu().focus();
      await page.keyboard.press("Enter");
      await button("shell.keys").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("switch", { name: say("keys.switch") })).not.toBeChecked();
      await page.keyboard.press("Escape");
      await expect(dialog("keys.title")).toBeHidden();
      await expect(profileMenu()).toBeFocused();
    },
  );
}
