import { readFile } from "node:fs/promises";
import { brand } from "@amberline/bank/brand";
import { paths } from "@amberline/bank/paths";
import { readPdf } from "@amberline/sandbox/testing/readPdf";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { scan } from "./scan";
import { arrive, chooseTheme, onScreen } from "@amberline/flow-lab/browser/screens";

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
const { own, partner } = brand.loading;

const ways = [
  { language: "lv", theme: "dark", ownIban: true, what: "an IBAN of one's own" },
  { language: "en", theme: "light", ownIban: false, what: "the partner bank and a reference" },
] as const;

for (const {
  row: { language, theme, ownIban, what },
  play,
} of inTurn(ways)) {
  play(
    `bank details are copied, scanned and saved: ${what}, in ${language} [2.9-1, 9]`,
    async ({ page, context, operator }) => {
      const screen = onScreen(page, language);
      const { say, button, toast } = screen;
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await chooseTheme(page, theme);
      const customer = await operator.customer({ ownIban, name: "Ilze Bērziņa" });
      await arrive(page, operator, customer, paths.receive, language);

      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const bank = ownIban ? own : partner;
      const payee = ownIban ? customer.name : partner.holder;
      const iban = ownIban ? customer.iban : partner.iban;
      const reference = customer.topUpReference;
      const address = bank.address[language] ?? "";
      const rows = [
        ["payee", payee, payee],
        ["iban", iban, grouped(iban)],
        ["bic", bank.bic, bank.bic],
        ["bankName", bank.name, bank.name],
        ["bankAddress", address, address],
        ...(reference ? ([["reference", reference, reference]] as const) : []),
      ] as const;
      await expect(page.locator("#main dt")).toHaveText(rows.map(([field]) => say(`receive.field.${field}`)));
      await expect(page.locator("#main dd")).toHaveText(rows.map(([, , shown]) => shown));
      for (const [field, value] of rows) {
        await button(`receive.copy.${field}`).click();
        await expect.poll(copied).toBe(value);
        await expect(toast(say("app.copied"))).toBeVisible();
      }
      await button("app.copyAll").click();
      const lines = rows.map(([field, value]) => `${say(`receive.field.${field}`)}: ${value}`);
      await expect.poll(copied).toBe(lines.join("\n"));

      const read = await scan(page.getByRole("img", { name: say("receive.qr") }));
      const remittance = reference ? ["", "", "", reference] : [];
      expect(read?.split("\n")).toEqual(["BCD", "002", "1", "SCT", bank.bic, payee, iban, ...remittance]);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        button("receive.savePdf").click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      const { pages, language: spoken } = await readPdf(new Blob([await readFile(await download.path())]));
      expect(spoken).toMatch(language);
      for (const [, , shown] of rows) expect(pages.join(" ")).toContain(shown);

      await expectAccessible(page, "bank details");
      await expectReflow(page, "bank details");
    },
  );
}

test("bank details are shown to verified customers; others are sent to verification [2.9-3, 6]", async ({
  page,
  operator,
}) => {
  const { reads, button, field } = onScreen(page);
  const customer = await operator.customer({ verified: false });
  await arrive(page, operator, customer, paths.receive);
  await expect(reads("receive.unverified.none")).toBeVisible();
  await expect(field("receive.field.iban")).toBeHidden();
  await expect(page.locator("#main")).not.toContainText(customer.iban.slice(0, 4));
  await expectAccessible(page, "details of somebody who is not verified");
  await button("send.verify").click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.goto(paths.home);
  await expect(reads("home.notVerified.none")).toBeVisible();
  await expect(page.locator("#main")).not.toContainText(customer.iban.slice(0, 4));
});
