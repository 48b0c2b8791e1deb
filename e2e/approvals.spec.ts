import { paths } from "@amberline/bank/paths";
import { colleague, payAs, setRule } from "@amberline/flow-lab/browser/approvals";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import {
  confirmWithCode,
  fillPayment,
  outside,
  sendButton,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { euro, languages } from "@amberline/flow-lab/browser/words";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `two payments of a colleague are approved with one code, one declined and an own one withdrawn, in ${language} [2.10-8]`,
    async ({ page, request, operator }) => {
      test.setTimeout(180_000);
      const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
      const bank = { request, operator, owner };
      const who = await colleague(bank, "Andris Ozols", ["see", "pay", "approve"]);
      const marta = await colleague(bank, "Marta Vītola", ["see", "prepare"]);
      await setRule(bank, "20.00");
      for (const amount of ["25.00", "40.00", "55.00"]) await payAs(bank, marta, amount);
      await payAs(bank, who, "30.00");
      expect(await operator.sent(owner.accountId)).toEqual([]);

      const screen = onScreen(page, language);
      const { say, button, toast, field } = screen;
      const main = page.locator("#main");
      const row = (amount: string) => main.getByRole("row").filter({ hasText: euro(language, amount) });
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
      await arrive(page, operator, who, paths.home, language);
      const entry = page.getByRole("link", { name: new RegExp(`^${say("page.approvals")}`) });
      await expect(entry).toContainText(say("shell.toApprove", { count: "3" }));
      const card = page.getByRole("region", { name: say("overview.toApprove") });
      await expect(card.getByRole("listitem")).toHaveCount(3);
      await expect(card).toContainText(say("approvals.by", { name: "Marta Vītola" }));
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(card.getByRole("listitem")).toHaveCount(3);
      await expectReflow(page, "home");
      await page.setViewportSize({ width: 1280, height: 900 });
      await card.getByRole("link").first().click();

      await expect(page).toHaveURL(/\/approvals$/);
      await expect(row("30.00")).toContainText(say("approvals.bar.own"));
      await expectAccessibleInBothThemes(page, "approvals");
      for (const amount of ["25.00", "40.00"]) await row(amount).getByRole("checkbox").check();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessibleInBothThemes(page, "approvals on a phone");
      await expectReflow(page, "approvals");
      await page.setViewportSize({ width: 1280, height: 900 });
      await button("approvals.approveSome_other", { count: "2" }).click();
      await expect(dialog).toContainText(euro(language, "65.00"));
      await confirmWithCode(screen, await sentCode(screen, operator, who.login));
      await expect(toast(say("approvals.done.approved"))).toBeVisible();
      await expect(entry).not.toContainText(say("shell.toApprove", { count: "3" }));
      const paid = (await operator.sent(owner.accountId)).map(({ amount }) => amount);
      expect(paid.sort()).toEqual(["25.00", "40.00"]);

      await row("55.00").getByRole("link").click();
      await expect(page).toHaveURL(/\?approval=/);
      await inDialog(say("approvals.decline")).click();
      await field("approvals.reason").fill("Rēķins jau ir apmaksāts.");
      await inDialog(say("approvals.decline")).click();
      await expect(toast(say("approvals.done.declined"))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/\/approvals$/);

      await row("30.00").getByRole("link").click();
      await inDialog(say("approvals.withdraw")).click();
      await dialog.getByRole("button", { name: say("approvals.withdraw"), exact: true }).click();
      await expect(toast(say("approvals.done.withdrawn"))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(screen.heading("approvals.none.waiting")).toBeVisible();
      await page.getByRole("tab", { name: say("approvals.finished") }).click();
      for (const state of ["approved", "declined", "withdrawn"] as const)
        await expect(main.getByText(say(`approvals.state.${state}`), { exact: true }).first()).toBeVisible();
      expect(await operator.sent(owner.accountId)).toHaveLength(2);
    },
  );
}

test("who has nothing to approve has no entry for it, and its address says so [2.10-8]", async ({
  page,
  operator,
}) => {
  const { say, heading } = onScreen(page);
  await arrive(page, operator, await operator.customer(), paths.approvals);
  await expect(heading("approvals.none.off")).toBeVisible();
  await expect(page.getByRole("link", { name: say("page.approvals") })).toHaveCount(0);
});

test("a payment that is above the rule with earlier ones of the day says so before it is sent for approval [2.10-7]", async ({
  page,
  request,
  operator,
}) => {
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  const bank = { request, operator, owner };
  await colleague(bank, "Andris Ozols", ["see", "approve"]);
  await setRule(bank, "50.00");
  await payAs(bank, owner, "30.00");
  const screen = onScreen(page);
  const { say, button } = screen;
  await arrive(page, operator, owner, paths.send);
  await fillPayment(page, outside.matches, { amount: "31.00" });
  await sendButton(screen, "31.00").click();
  const review = screen.dialog("send.check.MTCH.title");
  await expect(review).toContainText(say("send.approvals_one", { count: "1" }));
  await expect(review).toContainText(say("send.approvalsToday"));
  await expectAccessibleInBothThemes(page, "a payment that earlier ones count with");
  await button("send.check.goOn").click();
  await confirmWithCode(screen, await sentCode(screen, operator, owner.login));
  await expect(screen.heading("send.waiting")).toBeVisible();
  expect((await operator.sent(owner.accountId)).map(({ amount }) => amount)).toEqual(["30.00"]);
});
