import { paths } from "@amberline/bank/paths";
import { colleague, type Company } from "@amberline/flow-lab/browser/approvals";
import { expect, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { openSpace } from "@amberline/flow-lab/browser/spaces";
import { setHidden } from "@amberline/flow-lab/browser/visibility";
import { euro, typedAmount } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { tabTo } from "./tabTo";

const name = "Norvēģija";

const questionOf = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

onEachScreen((language, play) => {
  play(
    `money is set aside on one device and taken back on another, and the space is closed, in ${language} [2.9-20][2.9-21][2.9-23]`,
    async ({ page, operator }) => {
      const who = await operator.customer({ balance: "500.00" });
      const { say, button, field, toast, reads } = onScreen(page, language);
      const typed = (amount: string) => typedAmount(language, amount);
      const shown = (amount: string) => euro(language, amount);
      await arrive(page, operator, who, paths.spaces, language);
      await button("spaces.new").first().click();
      await field("spaces.name").fill(name);
      await field("spaces.goal").fill(typed("200.00"));
      await expectAccessibleInBothThemes(page, "a new space");
      await button("spaces.open").click();
      await expect(toast(say("spaces.done.opened"))).toBeVisible();

      const second = await elsewhere(page);
      const there = onScreen(second, language);
      await arrive(second, operator, who, paths.spaces, language);
      await expect(there.button("spaces.in.named", { name })).toBeVisible();

      await button("spaces.in.named", { name }).click();
      await expect(reads("spaces.in.available", { amount: shown("500.00") })).toBeVisible();
      await field("spaces.amount").fill(typed("50.00"));
      await button("spaces.move").click();
      await expect(toast(say("spaces.done.in"))).toBeVisible();
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^25\s?%$/);
      await expectAccessibleInBothThemes(page, "spaces");
      await expectReflow(page, "spaces");

      await setHidden(second, true);
      await setHidden(second, false);
      await expect(second.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^25\s?%$/);
      await there.button("spaces.out.named", { name }).click();
      await there.field("spaces.amount").fill(typed("20.00"));
      await there.button("spaces.move").click();
      await expect(there.toast(there.say("spaces.done.out"))).toBeVisible();
      await second.context().close();

      await setHidden(page, true);
      await setHidden(page, false);
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^15\s?%$/);
      await button("spaces.close.named", { name }).click();
      const question = questionOf(page);
      await expect(question).toContainText(say("spaces.close.text", { amount: shown("30.00") }));
      await question.getByRole("button", { name: say("spaces.close.moving") }).click();
      await expect(toast(say("spaces.done.closed"))).toBeVisible();

      await page.goto(paths.history);
      const list = page.locator("#main");
      await expect(list.getByText(say("transactions.kind.fromSpace")).first()).toBeVisible();
      await expect(list.getByText(say("transactions.kind.toSpace")).first()).toBeVisible();
    },
  );
});

test("a space is opened, filled and closed by keyboard alone [2.9-20]", async ({ page, operator }) => {
  const who = await operator.customer({ balance: "500.00" });
  const { button, field, toast, say } = onScreen(page, "en");
  await arrive(page, operator, who, paths.spaces, "en");
  await tabTo(page, button("spaces.new").first());
  await page.keyboard.press("Enter");
  await tabTo(page, field("spaces.name"));
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(toast(say("spaces.done.opened"))).toBeVisible();
  await tabTo(page, button("spaces.in.named", { name }));
  await page.keyboard.press("Enter");
  await tabTo(page, field("spaces.amount"));
  await page.keyboard.type("12.50");
  await page.keyboard.press("Enter");
  await expect(toast(say("spaces.done.in"))).toBeVisible();
  await tabTo(page, button("spaces.close.named", { name }));
  await page.keyboard.press("Enter");
  await tabTo(page, button("spaces.close.moving"));
  await page.keyboard.press("Enter");
  await expect(toast(say("spaces.done.closed"))).toBeVisible();
});

test("whoever may only see a company's account sees its spaces [2.9-24]", async ({
  page,
  operator,
  request,
}) => {
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  const company: Company = { request, operator, owner };
  await openSpace(company, owner, { name, amount: "40.00" });
  const seeing = await colleague(company, "Juris Krūmiņš", ["see"]);
  const { button } = onScreen(page, "en");
  await arrive(page, operator, seeing, paths.spaces, "en");
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(button("spaces.new")).toBeHidden();
  await expect(button("spaces.in.named", { name })).toBeHidden();
});

test("money whose answer got lost is moved once, however often the customer presses [2.9-21]", async ({
  page,
  operator,
  request,
}) => {
  const owner = await operator.customer({ balance: "500.00" });
  await openSpace({ request, operator, owner }, owner, { name, amount: "40.00" });
  const { button, field, toast, say } = onScreen(page, "en");
  await arrive(page, operator, owner, paths.spaces, "en");
  await button("spaces.in.named", { name }).click();
  await field("spaces.amount").fill("10.00");
  await page.route(
    "**/space/move",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button("spaces.move").click();
  await expect(questionOf(page).getByRole("alert")).toBeVisible();
  await button("spaces.move").click();
  await expect(toast(say("spaces.done.in"))).toBeVisible();
  await expect(page.locator("#main").getByText("€50.00").first()).toBeVisible();
});
