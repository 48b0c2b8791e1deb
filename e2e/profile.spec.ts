import { acceptInvitations } from "@amberline/flow-lab/browser/companyCalls";
import { paths } from "@amberline/bank/paths";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseTheme, onScreen } from "@amberline/flow-lab/browser/screens";

const onePage = "%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n";
const pdf = (name: string, content = onePage) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content, "latin1"),
});

test(
  "a person's profile shows their data, in Latvian and the dark theme [2.12-3, 9-14, 6-5, 8-28]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const { say, button, toast, profileMenu } = onScreen(page, "lv");
    await chooseTheme(page, "dark");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const customer = await operator.customer({ name: "Ilze Bērziņa" });
    await arrive(page, operator, customer, `${paths.profile}?tab=members`, "lv");

    await expect(page.getByRole("heading", { level: 1, name: "Ilze Bērziņa" })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say("page.profile")} · `));
    await expect(page.getByText(say("profile.verification.verify"))).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText([say("profile.tab.general")]);
    const main = page.locator("#main");
    for (const fact of ["Ilze", "Bērziņa", customer.login]) await expect(main).toContainText(fact);
    await button("profile.copyUserId").click();
    await expect(toast(say("app.copied"))).toBeVisible();
    await expectAccessible(page, "a person's profile");
    await expectReflow(page, "a person's profile");
    await profileMenu().click();
    await expect(page.getByText("Versija 1.0.3")).toBeVisible();
  },
);

test("a company's documents and members are edited in its profile, by keyboard, in English [2.12-5, 5, 8]", async ({
  page,
  operator,
}) => {
  const { say, button, field, toast, heading, dialog } = onScreen(page);
  await chooseTheme(page, "light");
  const company = await operator.customer({ kind: "corporate", name: "SIA Krasts" });
  await arrive(page, operator, company, `${paths.profile}?tab=documents`);
  await expect(page.getByText(say("profile.confirmed"))).toBeVisible();
  const row = page.getByRole("listitem", { name: say("documents.name.shareholder_register") });
  await expect(row).toContainText(say("documents.status.missing"));

  const choose = async (file: ReturnType<typeof pdf>) => row.locator("input").setInputFiles(file);
  await choose(pdf("register.pdf.exe"));
  await expect(row.getByRole("alert")).toContainText(say("documents.problem.notPdf"));
  await choose(pdf("register.pdf", "MZ"));
  await expect(row.getByRole("alert")).toContainText(say("documents.problem.notPdf"));
  await choose(pdf("../../register.pdf"));
  await expect(toast(say("documents.uploaded", { document: "Shareholder Register" }))).toBeVisible();
  await expect(row).toContainText(say("documents.status.uploaded"));
  await expectAccessible(page, "the documents");
  await expectReflow(page, "the documents");

  await page.getByRole("tab", { name: say("profile.tab.documents") }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?tab=members$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  // The director's Remove button is disabled, with a reason.
  await expect(page.getByRole("tooltip")).toHaveText(say("members.directorStays"));
  await page.keyboard.press("Tab");
  await expect(button("members.add")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading("members.formTitle")).toBeFocused();
  await field("members.firstName").fill("Anna");
  await field("members.lastName").fill("Liepa");
  await field("members.email").fill(`anna.${company.login}`);
  await page.getByRole("radio", { name: say("members.position.owner") }).check();
  await field("members.percent").fill("60");
  await expectAccessible(page, "the form of a member");
  await field("members.percent").press("Enter");
  await expect(toast(say("members.invited"))).toBeVisible();
  const anna = page.getByRole("listitem").filter({ hasText: "Anna Liepa" });
  await expect(anna).toContainText(say("members.change.add.invited"));
  await acceptInvitations({ request: page.request, operator }, `anna.${company.login}`);
  await page.reload();
  await expect(anna).toContainText(say("shell.verification.none"));
  await anna.getByRole("button", { name: say("members.sendLinkNamed", { name: "Anna Liepa" }) }).click();
  await expect(toast(say("members.linkSent"))).toBeVisible();
  await anna.getByRole("button", { name: say("members.removeNamed", { name: "Anna Liepa" }) }).click();
  await dialog("members.withdrawTitle")
    .getByRole("button", { name: say("members.remove") })
    .click();
  await expect(toast(say("members.removed"))).toBeVisible();
  await expect(anna).toHaveCount(0);
  await expect(button("members.add")).toBeFocused();
  await expect(page.getByRole("button", { name: /^Remove: / })).toBeDisabled();

  await chooseTheme(page, "dark");
  await page.goto(`${paths.profile}?tab=contract`);
  await expect(page.getByText(say("contract.status.unsigned"))).toBeVisible();
  await button("contract.download").click();
  await expect(toast(say("contract.notReady"))).toBeVisible();
  await expectAccessible(page, "the contract");
  await expectReflow(page, "the contract");
});

test("the profile of a rejected person leads to new photos, and after a final rejection to the chat [2.11, 2.12, 4-1]", async ({
  page,
  operator,
}) => {
  const { say, button, dialog } = onScreen(page, "lv");
  const customer = await operator.customer({ verified: false, twoFactor: false });
  await operator.submitVerification(customer.login);
  await operator.decideVerification(customer.login, { decision: "retry" });
  await arrive(page, operator, customer, paths.profile, "lv");
  await expect(page.getByText(say("home.notVerified.reject"))).toBeVisible();
  await button("home.verifyAgain").click();
  await expect(dialog("verification.title")).toBeVisible();
  await operator.submitVerification(customer.login);
  await operator.decideVerification(customer.login, { decision: "final" });
  await page.reload();
  await page.getByRole("link", { name: say("verification.writeToUs") }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.chat}$`));
});
