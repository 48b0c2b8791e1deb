import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { paths } from "@amberline/bank/paths";
import { expectAccessible, expectReflow } from "./accessible";
import { drop } from "./drop";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

/** Files on disk: this many bytes are slow to send over the browser's protocol. */
async function papers(folder: string, sizes: Record<string, number>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(sizes).map(async ([name, size]) => {
      const file = path.join(folder, name);
      await writeFile(file, Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 9)]));
      return file;
    }),
  );
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a complaint of exactly the maximum size is sent, one byte more is refused before sending, in ${language} [2.13-1, 5, 8]`,
    async ({ page, operator }, testInfo) => {
      const { heading, button, field, say, profileMenu, reads } = onScreen(page, language);
      const customer = await operator.customer();
      await arrive(page, operator, customer, paths.home, language);
      await profileMenu().click();
      await page.getByRole("button", { name: say("page.complaint") }).click();
      await expect(page).toHaveURL(/\/submit_complaint$/);
      await expect(heading("page.complaint")).toBeFocused();

      await expect(reads("complaint.lead", { days: "15" })).toBeVisible();
      const send = button("complaint.send");
      await send.press("Enter");
      await expect(field("complaint.subject")).toBeFocused();
      await expect(reads("error.description.required")).toBeVisible();
      await field("complaint.subject").fill("Maksa divreiz");
      await field("complaint.description").fill("Par vienu maksājumu\nmaksa ir ieturēta divreiz.");

      const files = page.locator('input[type="file"]');
      const sizes = { "one.pdf": 12_000_000, "two.pdf": 8_000_000 };
      await files.setInputFiles(await papers(testInfo.outputPath("papers"), sizes));
      await expect(page.getByRole("listitem").filter({ hasText: "two.pdf" })).toBeVisible();
      await drop(button("complaint.choose"), "three.pdf", Buffer.from("%PDF-1.7\n"));
      await expect(reads("complaint.files.tooLarge")).toBeVisible();
      await expectAccessible(page, "a complaint that is too large");
      await expectReflow(page, "a complaint");
      await send.click();
      await expect(button("complaint.choose")).toBeFocused();
      await page.getByRole("button", { name: `${say("chat.remove")} three.pdf` }).press("Enter");
      await expect(reads("complaint.files.tooLarge")).toBeHidden();

      await page.context().setOffline(true);
      await send.click();
      await expect(page.getByRole("alert")).toHaveText(say("error.access"));
      await expect(field("complaint.subject")).toHaveValue("Maksa divreiz");
      await page.context().setOffline(false);
      await send.click();

      // The upload takes a while on a busy machine.
      await expect(heading("complaint.sent")).toBeVisible({ timeout: 30_000 });
      const number = await page.locator("main strong").innerText();
      expect(number).toMatch(/^C-\d{4}-\d{6}$/);
      await expectAccessible(page, "a complaint that is sent");
      await expect.poll(async () => (await operator.newestMail(customer.login))?.body).toContain(number);
      await button("complaint.again").press("Enter");
      await expect(field("complaint.subject")).toHaveValue("");
      await expect(page.getByRole("listitem").filter({ hasText: "one.pdf" })).toHaveCount(0);
    },
  );
}
