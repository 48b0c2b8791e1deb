import { paths } from "@amberline/bank/paths";
import { downloaded } from "@amberline/flow-lab/browser/downloads";
import { expect, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { outside } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, proveWhoByKeys, type } from "./tabTo";

test("without two-factor it is said before the form, and set up there [2.12-51]", async ({
  page,
  operator,
}) => {
  const { button, dialog, heading, reads } = onScreen(page);
  await arrive(page, operator, await operator.customer({ balance: "5.00", twoFactor: false }), paths.closing);
  await expect(reads("closing.kind.twoFactor")).toBeVisible();
  await expect(button("closing.goOn")).toHaveCount(0);
  await button("closing.setUp").click();
  await expect(dialog("twoFactor.title.setUp")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button("closing.setUp")).toBeFocused();
  await expect(heading("page.closing")).toBeVisible();
});

test("an account that was closed is shown closed although the answer was lost [2.12-53]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { button, say, heading } = screen;
  const customer = await operator.customer({ balance: "0.00" });
  await arrive(page, operator, customer, paths.closing);
  await button("closing.close").click();
  await page.route("**/account/close", async (route) => {
    const answer = await route.fetch();
    const { err } = (await answer.json()) as { err?: string };
    await (err ? route.fulfill({ response: answer }) : route.abort());
  });
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("closing.close") })
    .click();
  await proveWho(screen, operator, customer);
  await expect(heading("closing.closed")).toBeFocused();
});

onEachScreen((language, play) => {
  play(
    `an account is closed by keyboard alone, its money paid out and its statements kept, and another device is told, in ${language} [2.12-51] [2.12-52] [2.12-56]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, field, say, heading } = screen;
      const customer = await operator.customer({ balance: "125.40" });
      await arrive(page, operator, customer, paths.profile, language);
      const phone = await elsewhere(page);
      const there = onScreen(phone, language);
      await arrive(phone, operator, customer, paths.closing, language);
      await expect(there.button("closing.goOn")).toBeVisible();
      await press(page, page.getByRole("link", { name: say("closing.begin") }));
      await expect(heading("page.closing")).toBeVisible();
      await expectAccessibleInBothThemes(page, "closing an account");
      await expectReflow(page, "closing an account");
      await type(page, field("send.payeeName"), "Anna Liepiņa");
      await type(page, field("send.iban"), outside.matches.iban);
      await press(page, button("closing.goOn"));
      const question = page.getByRole("alertdialog");
      await expect(question.getByText(say("send.check.MTCH.title"))).toBeVisible();
      const confirm = question.getByRole("button", { name: say("closing.close") });
      await press(page, confirm);
      await expect(screen.dialog("stepUp.title")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question.getByRole("alert")).toBeVisible();
      await press(page, confirm);
      await proveWhoByKeys(page, screen, { operator, customer });
      await expect(heading("closing.closed")).toBeVisible();
      await expect(heading("closing.closed")).toBeFocused();
      await expectAccessibleInBothThemes(page, "a closed account");
      const { name } = await downloaded(page, () => press(page, button("closing.closed.statement")));
      expect(name).toMatch(/\.pdf$/);
      await expect(there.heading("closing.closed")).toBeVisible();
      await phone.context().close();
      await page.goto(paths.home);
      await expect(page.getByRole("link", { name: say("page.history") }).first()).toBeVisible();
      await page.goto(paths.send);
      await expect(button("send.submit")).toHaveCount(0);
      await page.goto(paths.chat);
      await expect(heading("page.chat")).toBeVisible();
    },
  );
});
