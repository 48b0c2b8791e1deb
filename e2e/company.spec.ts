import { expectAccessible, expectReflow } from "./accessible";
import {
  aNumber,
  companyAccount,
  decideCompany,
  documentKeys,
  fillCompany,
  pdfFile,
  stepButton,
  stepHeading,
  userIdOf,
  verifyByLink,
} from "@amberline/flow-lab/browser/companies";
import { acceptInvitations } from "@amberline/flow-lab/browser/companyCalls";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { aNewcomer, expectCodePage, fillSignUp } from "@amberline/flow-lab/browser/newcomers";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  outside,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, chooseLanguage, chooseTheme, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { tabTo } from "./tabTo";
import { languages, type TextKey } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a new customer opens a company's account and pays as the company, in ${language} [2.18-1, 2.12, 3, 4, 7]`,
    async ({ page, operator, request }) => {
      test.setTimeout(600_000);
      const screen = onScreen(page, language);
      const { say, field, button, dialog, profileMenu, toast, reads, heading } = screen;
      const newcomer = aNewcomer({ country: language === "lv" ? "latvija" : "latvia" });
      const { email } = newcomer;
      const owner = aNewcomer({ firstName: "Jānis", lastName: "Bērziņš" });
      const company = { name: `SIA Dzintara Krasts ${language}`, number: aNumber() };
      const goOn = () => button("company.continue").click();
      const looksRight = (what: string) => expectAccessible(page, `${what}, ${language}`);

      await chooseLanguage(page, language);
      if (language === "lv") await chooseTheme(page, "dark");
      await page.goto("/create_account");
      await fillSignUp(screen, page, newcomer);
      await button("signUp.submit").click();
      await expectCodePage(page, screen, email);
      await field("confirm.code").fill(await operator.mailedCode(email));
      await profileMenu().click();
      await page.getByRole("switch", { name: say("shell.twoFactor") }).click();
      await proveWho(screen, operator, { login: email, password: newcomer.password, totpSecret: null });
      await expect(field("signIn.code")).toBeVisible();
      await field("signIn.code").fill(await operator.code(email));
      await field("twoFactor.saved").check();
      await button("twoFactor.finish").click();
      await expect(toast(say("twoFactor.told.on"))).toBeVisible();

      await profileMenu().click();
      await button("company.openAccount").click();
      await expect(page).toHaveURL(/\/create_company$/);
      await looksRight("before the account");
      await fillCompany(page, screen, company);
      await button("company.open").click();
      await expect(stepHeading(screen, "exposure")).toBeVisible({ timeout: 20_000 });
      await expect(heading("page.createCompany")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(company.name);

      await page.getByRole("radio", { name: say("company.exposure.no") }).check();
      await looksRight("the question about public office");
      await button("company.saveAndContinue").click();
      await expect(stepHeading(screen, "members")).toBeFocused();

      await button("members.add").click();
      await page.getByRole("radio", { name: say("members.existing") }).check();
      await field("members.userId").fill(await userIdOf(request, operator, email));
      await page.getByRole("radio", { name: say("members.position.director") }).check();
      await button("members.submit").click();
      await expect(toast(say("members.added"))).toBeVisible();
      await button("members.add").click();
      await field("members.firstName").fill(owner.firstName);
      await field("members.lastName").fill(owner.lastName);
      await field("members.email").fill(owner.email);
      await page.getByRole("radio", { name: say("members.position.owner") }).check();
      await field("members.percent").fill("60");
      await button("members.submit").click();
      await expect(toast(say("members.invited"))).toBeVisible();
      await expect(page.getByText(owner.email)).toBeVisible();
      await expect(page.getByText(say("members.change.add.invited"), { exact: true })).toBeVisible();
      await looksRight("members");
      await acceptInvitations({ request, operator }, owner.email);
      await page.reload();
      for (const person of [newcomer, owner]) {
        const name = `${person.firstName} ${person.lastName}`;
        await button("members.sendLinkNamed", { name }).click();
        await verifyByLink(page, operator, person.email);
      }
      await page.reload();
      await expect(stepHeading(screen, "documents")).toBeVisible();

      for (const key of documentKeys) {
        const document = say(`documents.name.${key}` as TextKey);
        const [chooser] = await Promise.all([
          page.waitForEvent("filechooser"),
          button("documents.uploadNamed", { document }).click(),
        ]);
        await chooser.setFiles(pdfFile(key));
        await expect(button("documents.replaceNamed", { document })).toBeVisible();
      }
      await looksRight("documents");
      await expectReflow(page, "the registration");
      await goOn();

      await button("contract.sign").click();
      await expect(dialog("contract.dialogTitle")).toBeVisible();
      await looksRight("signing");
      await confirmWithCode(screen, await sentCode(screen, operator, email));
      await expect(toast(say("contract.signed"))).toBeVisible();
      await goOn();
      await expect(reads("company.banner.review")).toBeVisible();
      await looksRight("the review");

      const { id, iban } = await companyAccount(request, operator, email, company.number);
      await decideCompany(operator, id, { decision: "confirmed" });
      await page.reload();
      await expect(reads("company.banner.confirmed")).toBeVisible();
      const payer = await operator.customer({ name: "Anna Liepa" });
      await operator.pay(payer, { name: company.name, iban }, "100.00");
      await page.goto("/send");
      await fillPayment(page, outside.matches, {}, language);
      await sendToCode(screen);
      await confirmWithCode(screen, await sentCode(screen, operator, email));
      await expectPaid(page, screen);
      const sent = await operator.sent(id);
      expect(sent.map(({ amount, to_account }) => [amount, to_account])).toEqual([
        ["25.00", outside.matches.iban],
      ]);
    },
  );
}

test("a company can be registered by keyboard alone, and resumed at the same step [2.18-2] [4]", async ({
  page,
  browser,
  operator,
}) => {
  test.slow();
  const screen = onScreen(page);
  const { field, button, say, heading } = screen;
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  const customer = await operator.customer();
  await arrive(page, operator, customer, "/create_company");

  await tabTo(page, page.getByRole("combobox", { name: say("company.country") }));
  await type("lat");
  await press("Enter");
  await tabTo(page, field("company.name"));
  await type("Jūras Vējš");
  await tabTo(page, field("company.registrationNumber"));
  await type("4000");
  await press("Enter");
  await expect(field("company.registrationNumber")).toBeFocused();
  await press("ControlOrMeta+a");
  await type(aNumber());
  await tabTo(page, page.getByRole("combobox", { name: say("company.legalForm") }));
  await type("limited");
  await press("Enter");
  for (const [key, text] of [
    ["company.street", "Jūras iela 4"],
    ["company.city", "Liepāja"],
    ["company.zip", "LV-3401"],
    ["company.businessDescription", "Buru remonts un laivu noma"],
  ] as const) {
    await tabTo(page, field(key));
    await type(text);
  }
  await tabTo(page, button("company.open"));
  await press("Enter");
  await expect(stepHeading(screen, "exposure")).toBeVisible({ timeout: 20_000 });

  const answer = page.getByRole("radio", { name: say("company.exposure.yes") });
  await tabTo(page, page.getByRole("radio", { name: say("company.exposure.no") }));
  await press("ArrowDown");
  await expect(answer).toBeChecked();
  await tabTo(page, field("company.exposure.details"));
  await type("The owner's father is a minister");
  await tabTo(page, stepButton(page, screen, "company"));
  await press("Enter");
  await expect(stepHeading(screen, "company")).toBeFocused();
  await tabTo(page, stepButton(page, screen, "exposure"));
  await press("Enter");
  await expect(field("company.exposure.details")).toHaveValue("The owner's father is a minister");
  await tabTo(page, button("company.saveAndContinue"));
  await press("Enter");
  await expect(stepHeading(screen, "members")).toBeFocused();

  await page.goto("/home");
  await expect(page).toHaveURL(/\/create_company$/);
  await expect(heading("company.heading.members")).toBeVisible();

  const device = await browser.newContext();
  const other = await device.newPage();
  const there = onScreen(other);
  await arrive(other, operator, customer, "/home");
  await other.getByRole("button", { name: new RegExp(`^${say("shell.account")}`) }).click();
  await other.getByRole("option").filter({ hasText: "Jūras Vējš" }).click();
  await expect(other).toHaveURL(/\/create_company$/);
  await expect(stepHeading(there, "members")).toBeVisible();
  await stepButton(other, there, "exposure").click();
  await expect(there.field("company.exposure.details")).toHaveValue("The owner's father is a minister");
  await device.close();
});

test("during registration the account selector is disabled, logging out is possible and a half-typed member is kept [2.2] [2.18]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { field, button, say, profileMenu, heading } = screen;
  const company = await operator.customer({ kind: "corporate", confirmed: false });
  await arrive(page, operator, company, "/home");
  await expect(page).toHaveURL(/\/create_company$/);
  const selector = page.getByRole("button", { name: new RegExp(`^${say("shell.account")}`) });
  await expect(selector).toBeDisabled();
  await expect(selector).toHaveAccessibleDescription(say("shell.heldByRegistration"));

  const step = (name: string) => stepButton(page, screen, name);
  await step("members").click();
  await button("members.add").click();
  await field("members.firstName").fill("Anna");
  await step("documents").click();
  await expect(heading("company.heading.documents")).toBeFocused();
  await step("members").click();
  await expect(field("members.firstName")).toHaveValue("Anna");
  await page.getByRole("link", { name: say("page.card"), exact: true }).click();
  await expect(heading("page.card")).toBeVisible();
  await page.goBack();
  await step("members").click();
  await button("members.add").click();
  await expect(field("members.firstName")).toHaveValue("Anna");

  await profileMenu().click();
  await expect(page.getByRole("switch", { name: say("shell.twoFactor") })).toBeVisible();
  for (const key of ["page.changePassword", "page.complaint"] as const)
    await expect(button(key)).toBeVisible();
  await button("shell.logout").click();
  await expect(page).toHaveURL(/\/login$/);
});

test("the language of an open registration is switched in place, without a word of the other one [2.3-3] [2.18]", async ({
  page,
  operator,
}) => {
  const company = await operator.customer({ kind: "corporate", confirmed: false });
  // Also for a moment.
  const keys: string[] = [];
  await page.exposeFunction("noteKey", (key: string) => keys.push(key));
  await page.addInitScript(() => {
    const note = (key: string) => (window as unknown as { noteKey: (key: string) => void }).noteKey(key);
    new MutationObserver(() =>
      document.body?.textContent?.match(/\b(company|contract|documents|members)\.[a-z]\w*/g)?.forEach(note),
    ).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await arrive(page, operator, company, "/create_company");
  await stepButton(page, onScreen(page), "members").click();
  await onScreen(page).button("members.add").click();
  await onScreen(page).field("members.firstName").fill("Anna");
  for (const language of ["lv", "en"] as const) {
    const screen = onScreen(page, language);
    await page
      .getByRole("button", { name: { lv: "LV, latviešu", en: "EN, English" }[language] })
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(screen.field("members.firstName")).toHaveValue("Anna");
    await expect(screen.button("members.submit")).toBeVisible();
    for (const step of ["company", "exposure", "documents", "contract", "review", "members"]) {
      await stepButton(page, screen, step).click();
      await expect(stepHeading(screen, step)).toBeVisible();
    }
  }
  expect(keys).toEqual([]);
});

test(
  "there is no redirect for a company that cannot be loaded [4-15] [8]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const { alert, button, say } = onScreen(page);
    const company = await operator.customer({ kind: "corporate", confirmed: false });
    await page.route("**/api/v1/corporate/info", (route) => route.abort());
    await arrive(page, operator, company, "/home");
    await expect(page.getByRole("heading", { level: 1, name: say("page.home") })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto("/create_company");
    await expect(alert()).toContainText(say("error.access"));
    await page.unroute("**/api/v1/corporate/info");
    await button("app.retry").click();
    await expect(page.getByRole("navigation", { name: say("company.steps") })).toBeVisible();
  },
);
