import { paths } from "@amberline/bank/paths";
import { expect, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { pdfFile } from "@amberline/flow-lab/browser/companies";
import { labelNewest, noteNewest } from "@amberline/flow-lab/browser/notes";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import type { Page, Route } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, type } from "./tabTo";

const picture = {
  name: "Kvītance.gif",
  mimeType: "image/gif",
  buffer: Buffer.from("R0lGODlhAQABAAAAACw=", "base64"),
};

onEachScreen((language, play) => {
  play(
    `a customer says what a payment was for and writes a note, finds it by both, and is told of another device, in ${language} [2.8-21, 2.8-22, 2.8-24, 2.8-26]`,
    async ({ page, operator, request }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      await operator.pay(who, shop, "12.50");
      const screen = onScreen(page, language);
      const details = page.getByRole("dialog", { name: shop.name });
      const dialog = screen.dialog("notes.title");
      const note = dialog.getByLabel(screen.say("notes.note"), { exact: true });
      const rows = page.getByRole("list", { name: screen.say("history.list") }).getByRole("listitem");
      await arrive(page, operator, who, paths.history, language);

      await rows.getByRole("button").filter({ hasText: shop.name }).click();
      await expect(
        details.getByText(screen.say("notes.guessed", { category: screen.say("category.restaurants") })),
      ).toBeVisible();
      await screen.button("notes.change").press("Enter");
      await note.fill("Dāvana māsai");
      const category = dialog.getByRole("button", { name: new RegExp(screen.say("notes.category")) });
      await expect(category).toContainText(screen.say("category.restaurants"));
      await category.press("Enter");
      await page.getByRole("option", { name: screen.say("category.leisure") }).press("Enter");
      await expect(
        dialog.getByRole("radio", { name: screen.say("notes.reach.payee", { name: shop.name }) }),
      ).toBeChecked();
      await expectAccessibleInBothThemes(page, "the category and the note of a transaction");
      await expectReflow(page, "the category and the note of a transaction");
      await noteNewest({ request, operator, owner: who }, who, { note: "Written elsewhere" }, shop.name);
      await screen.button("notes.save").press("Enter");
      await expect(dialog.getByRole("alert")).toContainText("Written elsewhere");
      await expect(note).toHaveValue("Dāvana māsai");
      await screen.button("notes.save").press("Enter");
      await expect(screen.toast(screen.say("notes.saved"))).toBeVisible();
      await expect(details.getByText("Dāvana māsai")).toBeVisible();
      await expect(details.getByText(screen.say("category.leisure"), { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");

      await screen.button("notes.sums").press("Enter");
      const sum = page.getByRole("link", { name: screen.say("category.leisure") });
      await expect(sum).toContainText("12");
      await expectAccessibleInBothThemes(page, "what it was spent on");
      await sum.press("Enter");
      await expect(page).toHaveURL(/category=leisure/);
      await expect(rows).toHaveCount(1);
      await screen.button("history.clear").press("Enter");
      await expect(rows).not.toHaveCount(1);
      await screen.field("history.search").fill("davana");
      await expect(rows).toHaveCount(1);
    },
  );

  play(
    `a customer labels a payment, labels another with the same, and filters the history by it, in ${language} [2.8-31, 2.8-32]`,
    async ({ page, operator }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      const garage = await operator.customer({ name: "SIA Ozola Garāža" });
      await operator.pay(who, shop, "12.50");
      await operator.pay(who, garage, "20.00");
      const screen = onScreen(page, language);
      const dialog = screen.dialog("notes.title");
      const labels = dialog.getByRole("combobox", { name: new RegExp(screen.say("notes.labels")) });
      const rows = page.getByRole("list", { name: screen.say("history.list") }).getByRole("listitem");
      const open = async (name: string) => {
        await rows.getByRole("button").filter({ hasText: name }).press("Enter");
        await screen.button("notes.change").press("Enter");
      };
      const save = async (name: string) => {
        await screen.button("notes.save").press("Enter");
        await expect(dialog).toBeHidden();
        return page.getByRole("dialog", { name }).getByRole("listitem");
      };
      await arrive(page, operator, who, paths.history, language);

      await open(shop.name);
      await labels.fill("Jāņa māja, remonts, a, b, c, d");
      await screen.button("notes.save").press("Enter");
      await expect(labels).toHaveAttribute("aria-invalid", "true");
      await labels.fill("  Jāņa māja, Remonts, REMONTS");
      const shown = await save(shop.name);
      await expect(shown.filter({ hasText: /^(Jāņa māja|Remonts)$/ })).toHaveCount(2);
      await page.keyboard.press("Escape");

      await open(garage.name);
      await labels.pressSequentially("jana");
      await expect(page.getByRole("option")).toHaveCount(1);
      await expectAccessibleInBothThemes(page, "the labels of a transaction");
      await expectReflow(page, "the labels of a transaction");
      await labels.press("ArrowDown");
      await labels.press("Enter");
      await expect(labels).toHaveValue("Jāņa māja");
      await save(garage.name);
      await page.keyboard.press("Escape");

      await screen.button("history.filters").press("Enter");
      const chip = (name: string) => page.getByRole("button", { name, exact: true });
      await chip("Remonts").press("Enter");
      await expect(page).toHaveURL(/label=Remonts/);
      await expect(rows).toHaveCount(1);
      await page.reload();
      await expect(rows).toHaveCount(1);
      await page
        .getByRole("button", {
          name: screen.say("history.remove", {
            filter: screen.say("notes.labels.one", { label: "Remonts" }),
          }),
        })
        .press("Enter");
      await expect(rows).not.toHaveCount(1);
      await screen.field("history.search").fill("JANA maja");
      await expect(rows).toHaveCount(2);
    },
  );

  play(
    `a customer renames a label by keyboard, makes two one and deletes one, told of another device, in ${language} [2.8-34, 2.8-35]`,
    async ({ page, operator, request }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const [shop, garage] = ["SIA Liepas Galds", "SIA Ozola Garāža"] as const;
      const bank = { request, operator, owner: who };
      for (const [name, amount] of [
        [shop, "12.50"],
        [garage, "20.00"],
      ] as const) {
        await operator.pay(who, await operator.customer({ name }), amount);
        await labelNewest(bank, who, ["Remnts", "Māja"], name);
      }
      const screen = onScreen(page, language);
      const rows = page.getByRole("list", { name: screen.say("history.list") }).getByRole("listitem");
      const kept = page.getByRole("list", { name: screen.say("labels.title") }).getByRole("listitem");
      const question = page.getByRole("alertdialog");
      const agree = (key: "labels.merge.do" | "labels.removal.do") =>
        question.getByRole("button", { name: screen.say(key) }).press("Enter");
      await arrive(page, operator, who, `${paths.history}?label=Remnts`, language);
      await expect(rows).toHaveCount(2);

      await screen.button("history.filters").press("Enter");
      await screen.button("notes.labels.manage").press("Enter");
      await expect(kept).toContainText(["2", "2"]);
      await expectAccessibleInBothThemes(page, "the labels of an account");
      await expectReflow(page, "the labels of an account");
      await screen.button("labels.renameNamed", { label: "Remnts" }).press("Enter");
      await expect(screen.field("labels.name")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(screen.button("labels.renameNamed", { label: "Remnts" })).toBeFocused();
      await page.keyboard.press("Enter");
      await screen.field("labels.name").fill("Remonts");
      await expectAccessibleInBothThemes(page, "another name of a label");
      // It is renamed, but the answer is lost.
      const isCall = (url: URL) => url.pathname.endsWith("/order/labels/update");
      const loses = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route(isCall, loses, { times: 1 });
      await expect(screen.field("labels.name")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeVisible();
      await screen.button("labels.save").press("Enter");
      await expect(screen.toast(screen.say("labels.done.renamed"))).toBeVisible();
      await expect(kept.filter({ hasText: "Remonts" })).toHaveCount(1);
      await expect(screen.button("labels.close")).toBeFocused();

      await screen.button("labels.renameNamed", { label: "Remonts" }).press("Enter");
      await screen.field("labels.name").fill("māja");
      await page.keyboard.press("Enter");
      await expect(question).toContainText("Māja");
      await agree("labels.merge.do");
      await expect(kept).toHaveCount(1);

      await labelNewest(bank, who, ["Māja", "Cits"], garage);
      await labelNewest(bank, who, [], shop);
      await screen.button("labels.removeNamed", { label: "Māja" }).press("Enter");
      await expect(question).toContainText("2");
      await agree("labels.removal.do");
      await expect(question.getByRole("alert")).toHaveText(screen.say("labels.changed"));
      await expect(question).toContainText("1");
      await agree("labels.removal.do");
      await expect(screen.toast(screen.say("labels.done.removed"))).toBeVisible();
      await expect(kept).toHaveText([/Cits/]);
      await screen.button("labels.close").press("Enter");
      await expect(page).not.toHaveURL(/label=/);
      await page.keyboard.press("Escape");
      await screen.field("history.search").fill("cits");
      await expect(rows).toHaveCount(1);
    },
  );

  play(
    `a customer attaches a receipt over a bad line, finds the payment by it, opens it and removes it, in ${language} [2.8-27, 2.8-28, 2.8-29]`,
    async ({ page, operator }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      await operator.pay(who, shop, "12.50");
      const screen = onScreen(page, language);
      const details = page.getByRole("dialog", { name: shop.name });
      const rows = page.getByRole("list", { name: screen.say("history.list") }).getByRole("listitem");
      const row = rows.getByRole("button").filter({ hasText: shop.name });
      const kept = details.getByRole("list", { name: screen.say("notes.files") }).getByRole("listitem");
      const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
        details.locator('input[type="file"]').setInputFiles(files);
      await arrive(page, operator, who, paths.history, language);
      await expect(row).not.toContainText(screen.say("notes.files.has"));
      await row.click();
      await expect(details.getByText(/5 (MB|megabait)/)).toBeVisible();

      await choose({ ...picture, name: "receipt.svg" });
      await expect(details.getByRole("alert")).toContainText("receipt.svg");
      await choose({ ...picture, buffer: Buffer.from("<svg>") });
      await expect(details.getByRole("alert")).toContainText(picture.name);
      await expect(kept).toHaveCount(0);

      // It arrives, but its answer is lost.
      const isCall = (url: URL) => url.pathname.endsWith("/order/attachment");
      let sent = 0;
      await page.route(isCall, async (route) => {
        sent += 1;
        if (sent > 1) return route.fallback();
        await route.fetch();
        return route.abort();
      });
      await screen.button("notes.files.attach").focus();
      await choose(picture, pdfFile("invoice"));
      await expect(screen.button("app.retry")).toBeFocused();
      await expectAccessibleInBothThemes(page, "an attachment that was not sent");
      await screen.button("app.retry").press("Enter");
      await expect(screen.toast(screen.say("notes.files.attached"))).toBeVisible();
      await expect(kept).toHaveCount(2);
      await expect(screen.button("notes.files.attach")).toBeFocused();
      await expectAccessibleInBothThemes(page, "the attachments of a transaction");
      await expectReflow(page, "the attachments of a transaction");

      const open = (name: string) =>
        details.getByRole("button", { name: `${screen.say("notes.files.open")} ${name}` });
      await open(picture.name).press("Enter");
      await expect(page.getByRole("dialog", { name: picture.name }).getByRole("img")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(open(picture.name)).toBeFocused();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        open("invoice.pdf").press("Enter"),
      ]);
      expect(download.suggestedFilename()).toBe("invoice.pdf");

      await screen.button("notes.files.removeNamed", { name: "invoice.pdf" }).press("Enter");
      await expect(screen.dialog("notes.files.remove")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(screen.button("notes.files.removeNamed", { name: "invoice.pdf" })).toBeFocused();
      await screen.button("notes.files.removeNamed", { name: "invoice.pdf" }).press("Enter");
      await screen.button("notes.files.remove.do").press("Enter");
      await expect(screen.toast(screen.say("notes.files.removed"))).toBeVisible();
      await expect(kept).toHaveCount(1);
      await expect(screen.button("notes.files.attach")).toBeFocused();
      await page.keyboard.press("Escape");

      await page.goto(`${paths.history}?files=with`);
      await expect(rows).toHaveCount(1);
      await expect(row).toContainText(screen.say("notes.files.has"));
      await screen.button("history.filters").press("Enter");
      await screen.button("notes.files.without").press("Enter");
      await expect(page).toHaveURL(/files=without/);
      await expect(row).toHaveCount(0);
      await screen.button("history.clear").press("Enter");
      await page.keyboard.press("Escape");
      await screen.field("history.search").fill("kvitanc");
      await expect(rows).toHaveCount(1);
      await expect(row).toBeVisible();
    },
  );

  play(
    `a customer writes a note, labels a payment, attaches a receipt and finds it by its label, by keyboard alone, in ${language} [2.8-21, 2.8-27, 2.8-31, 2.8-32]`,
    async ({ page, operator }) => {
      // Key by key through every field on the way.
      test.slow();
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      await operator.pay(who, shop, "12.50");
      const screen = onScreen(page, language);
      const { say, button, toast } = screen;
      const details = page.getByRole("dialog", { name: shop.name });
      const dialog = screen.dialog("notes.title");
      const rows = page.getByRole("list", { name: say("history.list") }).getByRole("listitem");
      const row = rows.getByRole("button").filter({ hasText: shop.name });
      await arrive(page, operator, who, paths.history, language);

      await press(page, row);
      await press(page, button("notes.change"));
      await type(page, dialog.getByLabel(say("notes.note"), { exact: true }), "Dāvana māsai");
      await type(page, dialog.getByRole("combobox", { name: new RegExp(say("notes.labels")) }), "Remonts");
      await press(page, dialog.getByRole("button", { name: say("notes.save"), exact: true }));
      await expect(toast(say("notes.saved"))).toBeVisible();
      await expect(details.getByText("Dāvana māsai")).toBeVisible();

      const chooser = page.waitForEvent("filechooser");
      await press(page, button("notes.files.attach"));
      await (await chooser).setFiles(picture);
      await expect(toast(say("notes.files.attached"))).toBeVisible();
      await expect(button("notes.files.attach")).toBeFocused();
      await press(page, button("notes.files.removeNamed", { name: picture.name }));
      await press(page, button("notes.files.remove.do"));
      await expect(toast(say("notes.files.removed"))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(row).toBeFocused();

      await press(page, button("history.filters"));
      await press(page, page.getByRole("button", { name: "Remonts", exact: true }));
      await expect(page).toHaveURL(/label=Remonts/);
      await expect(rows).toHaveCount(1);
    },
  );

  play(
    `what a customer writes and attaches on one device stands in the transaction that is open on another, in ${language} [2.8-37]`,
    async ({ page, operator, request }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      await operator.pay(who, shop, "12.50");
      const phone = await elsewhere(page);
      const opened = async (on: Page) => {
        const screen = onScreen(on, language);
        const details = on.getByRole("dialog", { name: shop.name });
        const streams = on.waitForResponse("**/bridge/stream");
        await arrive(on, operator, who, paths.history, language);
        await streams;
        await on
          .getByRole("list", { name: screen.say("history.list") })
          .getByRole("button")
          .filter({ hasText: shop.name })
          .click();
        await expect(screen.button("notes.files.attach")).toBeVisible();
        const kept = details.getByRole("list", { name: screen.say("notes.files") }).getByRole("listitem");
        return { screen, details, kept };
      };
      const mine = await opened(page);
      const theirs = await opened(phone);

      await mine.details.locator('input[type="file"]').setInputFiles(picture);
      await expect(theirs.kept.filter({ hasText: picture.name })).toHaveCount(1);
      const bank = { request, operator, owner: who };
      await noteNewest(bank, who, { note: "Dāvana māsai", labels: ["Remonts"] }, shop.name);
      for (const { details } of [mine, theirs]) {
        await expect(details.getByText("Dāvana māsai")).toBeVisible();
        await expect(details.getByText("Remonts", { exact: true })).toBeVisible();
      }

      const { button } = theirs.screen;
      await button("notes.files.removeNamed", { name: picture.name }).click();
      await button("notes.files.remove.do").click();
      await expect(mine.kept).toHaveCount(0);
      await phone.context().close();
    },
  );
});
