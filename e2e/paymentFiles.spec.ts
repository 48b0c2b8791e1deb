import { paths } from "@amberline/bank/paths";
import { colleague } from "@amberline/flow-lab/browser/approvals";
import { downloaded, expectPdf } from "@amberline/flow-lab/browser/downloads";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { type Customer } from "@amberline/flow-lab/browser/operator";
import { confirmWithCode, outside, sentCode } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, type Screen } from "@amberline/flow-lab/browser/screens";
import { euro, languages } from "@amberline/flow-lab/browser/words";
import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { drop } from "./drop";

const { matches, closeMatch, noMatch } = outside;
/** One character is another's. */
const broken = `${matches.iban.slice(0, -1)}8`;

const csv = (...rows: string[][]) =>
  Buffer.from(
    [["Vārds", "IBAN", "Summa", "Mērķis"], ...rows].map((cells) => `${cells.join(";")}\r\n`).join(""),
  );

const rowIn = (page: Page, name: string) => page.locator("#main").getByRole("row").filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Drops a file on the page, which opens it. */
async function upload(page: Page, { say }: Screen, name: string, content: Buffer) {
  await drop(page.getByRole("group", { name: say("paymentFile.drop") }), name, content);
  await expect(page).toHaveURL(/\/files\?file=/);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a company mends a file and pays it with one code, each payment once, in ${language} [2.10-9, 2.10-10]`,
    async ({ page, operator }) => {
      test.setTimeout(180_000);
      const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
      const screen = onScreen(page, language);
      const { say, button, field } = screen;
      const dialog = dialogOf(page);
      const press = (name: string, key: "fix" | "useName" | "payAnyway" | "leave") =>
        rowIn(page, name)
          .getByRole("button", { name: say(`paymentFile.${key}`) })
          .click();
      await arrive(page, operator, owner, paths.paymentFiles, language);
      await expectAccessibleInBothThemes(page, "payments from files");

      await drop(page.getByRole("group", { name: say("paymentFile.drop") }), "rekini.csv", csv(["Anna"]));
      await expect(page.getByRole("alert")).toContainText(say("paymentFile.unread", { name: "rekini.csv" }));
      await expect(page.getByRole("alert")).toContainText(say("paymentFile.line", { line: "2" }));

      const file = csv(
        [matches.name, matches.iban, "25,00", "Rēķins 1"],
        [closeMatch.name, closeMatch.iban, "40,00", "Rēķins 2"],
        [noMatch.name, noMatch.iban, "10,00", "Rēķins 3"],
        ["Anna Liepiņa", broken, "15,00", "Rēķins 4"],
        [matches.name, matches.iban, "99,00", "Rēķins 5"],
      );
      await upload(page, screen, "rekini-11.csv", file);
      await expect(page.getByRole("tab", { name: `${say("paymentFile.tab.toFix")} 3` })).toBeVisible();
      await expectAccessibleInBothThemes(page, "a payment file");
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessibleInBothThemes(page, "a payment file on a phone");
      await expectReflow(page, "payment file");
      await page.setViewportSize({ width: 1280, height: 900 });

      await press(closeMatch.name, "useName");
      await expect(rowIn(page, closeMatch.holder)).toContainText(say("paymentFile.check.match"));
      const leave = new RegExp(`^${say("paymentFile.leave")}: ${closeMatch.holder}`);
      await expect(page.getByRole("button", { name: leave })).toBeFocused();
      await press(noMatch.name, "payAnyway");
      await expect(dialog).toContainText(euro(language, "10.00"));
      await dialog.getByRole("button", { name: say("paymentFile.payAnyway") }).click();
      await expect(rowIn(page, noMatch.name)).toContainText(say("paymentFile.check.another"));
      await press("Anna Liepiņa", "fix");
      await field("send.iban").fill(matches.iban);
      await dialog.getByRole("button", { name: say("paymentFile.save") }).click();
      await expect(dialog).toBeHidden();
      await expect(rowIn(page, "Anna Liepiņa")).toContainText(say("paymentFile.check.match"));
      await rowIn(page, euro(language, "99.00"))
        .getByRole("button", { name: say("paymentFile.leave") })
        .click();
      await expect(rowIn(page, euro(language, "99.00"))).toContainText(say("paymentFile.check.left"));

      await button("paymentFile.approve_other", { count: "4" }).click();
      await expect(dialog).toContainText(euro(language, "90.00"));
      await confirmWithCode(screen, await sentCode(screen, operator, owner.login));
      await expect(page.getByText(say("paymentFile.paid_other", { count: "4" }))).toBeVisible({
        timeout: 30_000,
      });
      const paid = (await operator.sent(owner.accountId)).map(({ amount }) => amount);
      expect(paid.sort()).toEqual(["10.00", "15.00", "25.00", "40.00"]);
      await expectAccessibleInBothThemes(page, "a paid file");

      expectPdf(await downloaded(page, () => button("paymentFile.report.pdf").click()));
      const status = await downloaded(page, () => button("paymentFile.report.pain002").click());
      expect(status.content.toString()).toContain("pain.002.001.10");
      const payments = await downloaded(page, () => button("paymentFile.report.pain001").click());
      expect(payments.content.toString()).toContain("pain.001.001.09");

      await button("paymentFile.all").click();
      await expect(rowIn(page, "rekini-11.csv")).toContainText(say("paymentFile.state.done"));
    },
  );

  play(
    `a bookkeeper's file is paid once its owner has approved it, and is withdrawn before, in ${language} [2.10-9, 2.10-10]`,
    async ({ page, browser, request, operator }) => {
      test.setTimeout(180_000);
      const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
      const bank = { request, operator, owner };
      const marta = await colleague(bank, "Marta Vītola", ["see", "prepare", "salaries"]);
      const screen = onScreen(page, language);
      const { say, button } = screen;
      const approve = async (count: string) => {
        await button("paymentFile.approve_other", { count }).click();
        await confirmWithCode(screen, await sentCode(screen, operator, marta.login));
        await expect(page.getByText(say("paymentFile.waiting"))).toBeVisible();
      };
      await arrive(page, operator, marta, paths.paymentFiles, language);
      const rows = ["11,00", "12,00", "13,00"].map((amount) => [matches.name, matches.iban, amount, "Alga"]);
      await upload(page, screen, "algas.csv", csv(...rows));
      await page.getByRole("switch", { name: say("paymentFile.isSalary") }).click();
      await expect(page.getByRole("switch", { name: say("paymentFile.isSalary") })).toBeChecked();
      await approve("3");
      expect(await operator.sent(owner.accountId)).toEqual([]);

      await button("paymentFile.withdraw").click();
      await dialogOf(page)
        .getByRole("button", { name: say("paymentFile.withdraw") })
        .click();
      await rowIn(page, euro(language, "13.00"))
        .getByRole("button", { name: say("paymentFile.leave") })
        .click();
      await approve("2");

      const other = await browser.newContext();
      const theirs = await other.newPage();
      const their = onScreen(theirs, language);
      await arrive(theirs, operator, owner, paths.approvals, language);
      await rowIn(theirs, "algas.csv").getByRole("link").first().click();
      await dialogOf(theirs)
        .getByRole("button", { name: say("approvals.approve"), exact: true })
        .click();
      await confirmWithCode(their, await sentCode(their, operator, owner.login));
      await expect(their.toast(say("approvals.done.approved"))).toBeVisible();
      await other.close();

      await page.reload();
      await expect(page.getByText(say("paymentFile.paid_other", { count: "2" }))).toBeVisible({
        timeout: 30_000,
      });
      const paid = (await operator.sent(owner.accountId)).map(({ amount }) => amount);
      expect(paid.sort()).toEqual(["11.00", "12.00"]);
    },
  );
}

test("who may not see salaries sees a file's total alone, and who only sees uploads nothing [2.10-11]", async ({
  page,
  request,
  operator,
}) => {
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  const bank = { request, operator, owner };
  const marta = await colleague(bank, "Marta Vītola", ["see", "prepare", "salaries"]);
  const viewer = await colleague(bank, "Juris Krūmiņš", ["see"]);
  const screen = onScreen(page);
  const { say, heading } = screen;
  await arrive(page, operator, marta, paths.paymentFiles);
  const rows = ["11,00", "12,00"].map((amount) => [matches.name, matches.iban, amount, "Alga"]);
  await upload(page, screen, "algas.csv", csv(...rows));
  await page.getByRole("switch", { name: say("paymentFile.isSalary") }).click();
  await expect(page.getByRole("switch", { name: say("paymentFile.isSalary") })).toBeChecked();

  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error("There is no browser.");
  const theirs = await other.newPage();
  const their = onScreen(theirs);
  await arrive(theirs, operator, viewer, paths.paymentFiles);
  await expect(their.button("paymentFile.choose")).toBeHidden();
  await rowIn(theirs, "algas.csv").getByRole("link").click();
  await expect(their.heading("paymentFile.hidden")).toBeVisible();
  await expect(theirs.locator("#main")).toContainText("€23.00");
  await expect(theirs.locator("#main")).not.toContainText(matches.name);
  await other.close();
  await expect(heading("paymentFile.hidden")).toBeHidden();
});

test("a person has no payments from files, and the address says so [2.10-9]", async ({ page, operator }) => {
  const { heading } = onScreen(page);
  await arrive(page, operator, await operator.customer(), paths.paymentFiles);
  await expect(heading("paymentFile.off")).toBeVisible();
});

test("the send page leads there, where there are payments from files and the customer may prepare them [2.10-9]", async ({
  browser,
  request,
  operator,
}) => {
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  const viewer = await colleague({ request, operator, owner }, "Juris Krūmiņš", ["see"]);
  const linkFor = async (customer: Customer) => {
    const page = await (await browser.newContext()).newPage();
    const { say, field } = onScreen(page);
    await arrive(page, operator, customer, paths.send);
    await expect(field("send.payeeName")).toBeVisible();
    return page.locator("#main").getByRole("link", { name: say("page.paymentFiles") });
  };
  for (const customer of [viewer, await operator.customer()])
    await expect(await linkFor(customer)).toBeHidden();
  const link = await linkFor(owner);
  await link.click();
  await expect(onScreen(link.page()).button("paymentFile.choose")).toBeVisible();
});
