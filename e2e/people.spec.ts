import { paths } from "@amberline/bank/paths";
import { formatMoney, money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";
import { colleague as giveAccess } from "@amberline/flow-lab/browser/approvals";
import { chooseDocument, documentRow } from "@amberline/flow-lab/browser/companies";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { aNewcomer, fillPassword, watchCalls } from "@amberline/flow-lab/browser/newcomers";
import { type Operator } from "@amberline/flow-lab/browser/operator";
import { peopleOf } from "@amberline/flow-lab/browser/companyCalls";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  outside,
  sendButton,
  sentCode,
  sendToCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, chooseLanguage, onScreen, proveWho, type Screen } from "@amberline/flow-lab/browser/screens";
import { setHidden } from "@amberline/flow-lab/browser/visibility";
import { euro, languages, typedAmount, type TextKey } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";

const colleague = { name: "Anna Liepa", firstName: "Anna", lastName: "Liepa" };

/** A confirmed company with money. */
const aCompany = (operator: Operator) =>
  operator.customer({ kind: "corporate", name: "SIA Dzintara Krasts" });

/** Also at the width of a phone. */
async function looksRight(page: Page, what: string) {
  await expectAccessibleInBothThemes(page, what);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page, `${what} on a phone`);
  await expectReflow(page, what);
  await page.setViewportSize({ width: 1280, height: 900 });
}

const accountSelector = (page: Page, { say }: Screen) =>
  page.getByRole("button", { name: new RegExp(`^${say("shell.account")}`) });

async function switchTo(page: Page, screen: Screen, name: string) {
  await accountSelector(page, screen).click();
  await page.getByRole("option").filter({ hasText: name }).click();
  await expect(accountSelector(page, screen)).toContainText(name);
}

const choose = (page: Page, { say }: Screen, role: TextKey) =>
  page.getByRole("radio", { name: say(role), exact: true }).check();

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a company's owner lets a colleague pay from its account, then only see it, then ends the access, in ${language} [2.12-8] [2.2, 2.10]`,
    async ({ page, browser, operator }) => {
      test.setTimeout(180_000);
      const [most, daily] = [euro(language, "60.00"), euro(language, "100.00")];
      const owner = await aCompany(operator);
      const { name: company } = owner;
      const payer = await operator.customer({ name: colleague.name });
      const other = await browser.newContext();
      const ownersPage = await other.newPage();
      const theirs = onScreen(ownersPage, language);
      await arrive(ownersPage, operator, owner, paths.profile, language);

      await ownersPage.getByRole("tab", { name: theirs.say("profile.tab.people") }).click();
      await expect(theirs.heading("people.empty")).toBeVisible();
      await theirs.button("people.add").click();
      await theirs.button("people.invite").click();
      await expect(theirs.reads("people.roleRequired")).toBeVisible();
      await theirs.field("people.firstName").fill(colleague.firstName);
      await theirs.field("people.lastName").fill(colleague.lastName);
      await theirs.field("people.email").fill(payer.login);
      await choose(ownersPage, theirs, "people.role.payer");
      await theirs.field("people.perPayment.optional").fill(typedAmount(language, "60.00"));
      await theirs.field("people.perDay.optional").fill(typedAmount(language, "100.00"));
      await looksRight(ownersPage, "the form of access");
      await theirs.button("people.invite").click();
      await proveWho(theirs, operator, owner);
      await expect(theirs.toast(theirs.say("people.saved.invited"))).toBeVisible();
      const people = ownersPage.getByRole("list", { name: theirs.say("people.list") });
      const row = people.getByRole("listitem").filter({ hasText: payer.login });
      await expect(row).toContainText(theirs.say("people.state.invited"));
      await expect(row).toContainText(theirs.say("access.perPayment", { amount: most }));
      await looksRight(ownersPage, "who has access");

      const screen = onScreen(page, language);
      const { button, profileMenu, reads, say, toast } = screen;
      await arrive(page, operator, payer, paths.home, language);
      await expect(reads("invitation.access", { company })).toBeVisible();
      await expect(page.getByText(say("access.perDay", { amount: daily }))).toBeVisible();
      await looksRight(page, "an invitation to an account");
      await button("invitation.accept").click();
      await expect(toast(say("invitation.accessAccepted", { company }))).toBeVisible();
      await expect(reads("invitation.access", { company })).toBeHidden();
      await switchTo(page, screen, company);
      await expect(screen.balance()).toContainText(formatMoney(money(100_000, "EUR"), language));

      await page.goto(paths.send);
      const calls = watchCalls(page);
      await fillPayment(page, outside.matches, { amount: "60.01" }, language);
      await expect(reads("send.limits.ownPerPayment", { limit: most })).toBeVisible();
      await expect(button("send.limits.change")).toBeHidden();
      await sendButton(screen, "60.01").click();
      await expect(reads("error.amount.aboveOwnLimit", { limit: most })).toBeVisible();
      expect(calls).not.toContain("/order/create");
      await screen.field("send.amount").fill(typedAmount(language, "60.00"));
      await sendButton(screen, "60.00").click();
      await button("send.check.goOn").click();
      await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
      await expectPaid(page, screen, "60.00");
      const sent = await operator.sent(owner.accountId);
      expect(sent.map(({ amount }) => amount)).toEqual(["60.00"]);
      await page.goto(paths.history);
      await expect(page.getByRole("main").getByText(outside.matches.name).first()).toBeVisible();
      await page.goto(paths.send);
      await fillPayment(page, outside.matches, { amount: "40.01" }, language);
      const left = euro(language, "40.00");
      await expect(reads("send.limits.ownPerDay", { left, limit: daily })).toBeVisible();
      await sendButton(screen, "40.01").click();
      await expect(reads("error.amount.aboveOwnDayLimit", { left })).toBeVisible();

      await page.goto(paths.profile);
      await expect(page.getByRole("tab")).toHaveText([say("profile.tab.general")]);
      await profileMenu().click();
      await expect(page.getByRole("switch", { name: say("shell.twoFactor") })).toBeVisible();
      await expect(button("limits.title")).toBeHidden();

      await ownersPage.reload();
      await expect(row).not.toContainText(theirs.say("people.state.invited"));
      await theirs.button("people.changeNamed", { name: colleague.name }).click();
      await choose(ownersPage, theirs, "people.role.viewer");
      await theirs.button("people.save").click();
      await proveWho(theirs, operator, owner);
      await expect(theirs.toast(theirs.say("people.saved.changed"))).toBeVisible();
      await expect(row).toContainText(theirs.say("people.role.viewer"));
      await page.goto(paths.send);
      await expect(reads("send.reason.noRight")).toBeVisible();
      await looksRight(page, "a send page for who may only see the account");
      await page.goto(paths.home);
      await expect(screen.balance()).toBeVisible();
      const load = page.getByRole("main").getByRole("link", { name: say("home.load") });
      await expect(load).toBeVisible();
      await expect(load.locator("..").getByText(say("home.send"), { exact: true })).toHaveCount(0);

      await theirs.button("people.removeNamed.active", { name: colleague.name }).click();
      const question = theirs.dialog("people.removeTitle.active");
      await expect(question).toContainText(theirs.say("people.removeText.active", { name: colleague.name }));
      await question.getByRole("button", { name: theirs.say("people.remove.active"), exact: true }).click();
      await proveWho(theirs, operator, owner);
      await expect(theirs.toast(theirs.say("people.removed.active"))).toBeVisible();
      await expect(theirs.heading("people.empty")).toBeVisible();
      await other.close();

      await setHidden(page, true);
      await setHidden(page, false);
      await expect(toast(say("shell.accountClosed", { account: company }))).toBeVisible();
      await expect(page).toHaveURL(/\/home$/);
      await expect(accountSelector(page, screen)).not.toContainText(company);
      await page.goto(paths.send);
      await fillPayment(page, outside.matches, {}, language);
      await sendToCode(screen);
      await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
      await expectPaid(page, screen);
      expect(await operator.sent(payer.accountId)).toHaveLength(1);
      expect(await operator.sent(owner.accountId)).toHaveLength(1);
    },
  );
}

/** What the provider says, as it says it. */
const notVerified = {
  en: "Verify your identity first, then accept.",
  lv: "Vispirms verificējiet savu identitāti, tad piekrītiet.",
} as const;

for (const { row: language, play } of inTurn(languages)) {
  play(
    `whoever is unknown to the bank sets a password, is verified and accepts, in ${language} [2.12-8] [2.1, 2.6]`,
    async ({ page, request, operator }) => {
      const screen = onScreen(page, language);
      const { button, dialog, field, reads, say, toast } = screen;
      const owner = await aCompany(operator);
      const { firstName, lastName, email, password } = aNewcomer();
      const people = await peopleOf({ request, operator }, owner);
      const access = { rights: ["see" as const], per_payment: null, per_day: null };
      await people.invite({ name: `${firstName} ${lastName}`, login: email, access });

      await chooseLanguage(page, language);
      await page.goto(paths.signIn);
      await field("signIn.email").fill(email);
      await button("signIn.forgotPassword").click();
      await expect(dialog("reset.title")).toBeVisible();
      await button("reset.submit").click();
      await page.getByRole("link", { name: say("reset.enterCode") }).click();
      await field("confirm.code").fill(await operator.mailedCode(email));
      await fillPassword({ field }, "newPassword.label", password);
      await button("newPassword.reset").click();
      await expect(toast(say("newPassword.changed"))).toBeVisible();
      await field("signIn.password").fill(password);
      await button("signIn.submit").click();
      // An address that somebody else typed is confirmed first.
      await expect(screen.heading("confirm.title.email")).toBeVisible();
      await field("confirm.code").fill(await operator.mailedCode(email));

      await expect(reads("invitation.access", { company: owner.name })).toBeVisible();
      await button("invitation.accept").click();
      await expect(page.getByText(notVerified[language], { exact: true })).toBeVisible();
      await looksRight(page, "an invitation that takes a verified identity");
      await operator.submitVerification(email);
      await operator.decideVerification(email, { decision: "approve" });
      await button("invitation.accept").click();
      await expect(toast(say("invitation.accessAccepted", { company: owner.name }))).toBeVisible();
      await switchTo(page, screen, owner.name);
      await page.goto(paths.send);
      await expect(reads("send.reason.noRight")).toBeVisible();
    },
  );
}

test("whoever keeps a company's documents up to date uploads one, and nothing asks for its contract [2.12-5] [2.12-8]", async ({
  page,
  request,
  operator,
}) => {
  const owner = await aCompany(operator);
  const accountant = await giveAccess({ request, operator, owner }, "Marta Vītola", [...roles.accountant]);
  const screen = onScreen(page);
  const { say, toast } = screen;
  await arrive(page, operator, accountant, paths.home);
  await switchTo(page, screen, owner.name);
  const calls = watchCalls(page);
  await page.goto(`${paths.profile}?tab=documents`);
  const row = documentRow(page, screen, "shareholder_register");
  await expect(row).toContainText(say("documents.status.missing"));
  await chooseDocument(page, screen, "shareholder_register");
  await expect(toast(say("documents.uploaded", { document: "Shareholder Register" }))).toBeVisible();
  await expect(row).toContainText(say("documents.status.uploaded"));
  await expect(page.getByRole("tab")).toHaveText([say("profile.tab.general"), say("profile.tab.documents")]);
  expect(calls).toContain("/corporate/info");
  expect(calls.filter((path) => path.startsWith("/corporate/pdf"))).toEqual([]);
});
