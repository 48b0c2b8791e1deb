import { addMonths, civilDate, dayMs, formatDate, startOfMonth } from "@amberline/domain/dates";
import { paymentDays, type PaymentPlan } from "@amberline/domain/plans";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import {
  confirmWithCode,
  fillPayment,
  loseAnswer,
  lostAnswers,
  outside,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, type Screen } from "@amberline/flow-lab/browser/screens";
import { euro, languages } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible";

const today = () => civilDate(Date.now(), "Europe/Riga");

/** In eight days, so that whatever day it is there is a business day before it. */
const first = () => civilDate(Date.now() + 8 * dayMs, "Europe/Riga");

const daysOf = (change: Partial<PaymentPlan>) =>
  paymentDays(
    { first: first(), rhythm: "monthly", until: null, times: null, shift: "after", ...change },
    0,
    4,
  );

/** Day and month are typed in this order in both languages. */
async function typeDay(page: Page, label: string, day: string) {
  const [year, month, date] = day.split("-");
  await page.getByRole("group", { name: label, exact: true }).getByRole("spinbutton").first().click();
  await page.keyboard.type(`${date}${month}${year}`);
}

const choose = (page: Page, { say }: Screen, when: "once" | "repeats") =>
  page.getByRole("radio", { name: say(`send.when.${when}`), exact: true }).check();

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a payment is planned for every month, seen on home, skipped, paused, changed and stopped, in ${language} [2.10-6]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, dialog, reads, say, toast } = screen;
      const amount = euro(language, "25.00");
      const days = daysOf({});
      const shown = (nth: number) => formatDate(days[nth] ?? "", language);
      const payer = await operator.customer();
      await arrive(page, operator, payer, "/send", language);
      await fillPayment(page, outside.matches, {}, language);
      await choose(page, screen, "repeats");
      await button("send.plan", { amount }).click();
      await expect(reads("error.plan.day")).toBeVisible();
      await expectAccessibleInBothThemes(page, "a plan without its day");
      await typeDay(page, say("send.when.first"), first());
      await button("send.plan", { amount }).click();
      await expect(
        page.getByText(say("send.planFacts", { often: say("plans.rhythm.monthly"), day: shown(0) })),
      ).toBeVisible();
      await button("send.check.goOn").click();
      await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
      await expect(page).toHaveURL(/\/home$/);
      const planned = { amount, name: "Anna Liepina", day: shown(0) };
      await expect(toast(say("send.planned", planned))).toBeVisible();

      const upcoming = page.getByRole("region", { name: say("overview.upcoming"), exact: true });
      await expect(upcoming.getByRole("link", { name: "Anna Liepina" })).toHaveCount(3);
      await upcoming.getByRole("radio", { name: say("overview.view.calendar") }).check();
      for (let on = startOfMonth(today()); on < startOfMonth(first()); on = addMonths(on, 1))
        await button("plans.calendar.next").click();
      const day = upcoming.getByRole("table").getByRole("link", { name: amount });
      await expect(day).toHaveAttribute("href", `/upcoming?day=${days[0]}`);
      await expectAccessibleInBothThemes(page, "home with the calendar of upcoming payments");
      await upcoming.getByRole("radio", { name: say("overview.view.list") }).check();
      await upcoming.getByRole("link", { name: "Anna Liepina" }).first().click();
      const plan = page.getByRole("dialog", { name: say("plans.one", { amount, name: "Anna Liepina" }) });
      await expect(plan).toContainText(shown(0));
      await expectAccessibleInBothThemes(page, "a planned payment");

      await button("plans.skip").click();
      await expect(toast(say("plans.done.skip"))).toBeVisible();
      await expect(plan.getByText(shown(1), { exact: true })).toBeVisible();
      await button("plans.pause").click();
      await expect(toast(say("plans.done.pause"))).toBeVisible();
      await button("plans.resume").click();
      await expect(toast(say("plans.done.resume"))).toBeVisible();

      await button("plans.edit").click();
      await expect(page).toHaveURL(/\/send/);
      await expect(reads("send.replaces", { day: shown(1) })).toBeVisible();
      await screen.field("send.amount").fill(language === "lv" ? "30,00" : "30.00");
      const raised = euro(language, "30.00");
      await button("send.plan", { amount: raised }).click();
      await expect(reads("send.insteadOf.day", { day: shown(1) })).toBeVisible();
      await button("send.check.goOn").click();
      await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
      await expect(page).toHaveURL(/\/home$/);
      await upcoming.getByRole("link", { name: say("overview.waiting.all", { count: "1" }) }).click();
      await expect(page.getByRole("heading", { level: 1, name: say("page.plans") })).toBeVisible();
      await expectAccessibleInBothThemes(page, "the planned payments");
      const [next = "", later = ""] = days.slice(1);
      const month = page.getByRole("table");
      for (let on = startOfMonth(today()); on < startOfMonth(next); on = addMonths(on, 1))
        await button("plans.calendar.next").click();
      await month.getByRole("link", { name: raised }).click();
      await expect(page).toHaveURL(`/upcoming?day=${next}`);
      await expect(page.locator("#main").getByRole("listitem")).toHaveCount(1);
      await button("plans.calendar.next").click();
      await expect(month.getByRole("link", { name: raised })).toHaveText(String(Number(later.slice(8))));
      await page
        .locator("#main")
        .getByRole("link", { name: say("plans.calendar.all"), exact: true })
        .click();

      await page.getByRole("link", { name: "Anna Liepina" }).click();
      await button("plans.stop").click();
      await expect(dialog("plans.stop.title")).toContainText(raised);
      await dialog("plans.stop.title")
        .getByRole("button", { name: say("plans.stop"), exact: true })
        .click();
      await expect(toast(say("plans.done.stop"))).toBeVisible();
      await expect(screen.heading("plans.none")).toBeVisible();
      const { payments } = await operator.ledger(payer.accountId);
      expect(payments.filter(({ type }) => type === "SEND")).toEqual([]);
    },
  );
}

for (const { row: lost, play } of inTurn(Object.keys(lostAnswers) as (keyof typeof lostAnswers)[])) {
  play(
    `a plan whose answer is lost, as ${lost}, is found again and not made twice`,
    async ({ page, operator }) => {
      const screen = onScreen(page);
      const { button, say } = screen;
      const payer = await operator.customer();
      await arrive(page, operator, payer, "/send");
      await fillPayment(page, outside.matches);
      await choose(page, screen, "once");
      await typeDay(page, say("send.when.day"), first());
      await loseAnswer(page, lost);
      await button("send.plan", { amount: euro("en", "25.00") }).click();
      await button("send.check.goOn").click();
      await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
      await expect(page).toHaveURL(/\/home$/, { timeout: 60_000 });
      const upcoming = page.getByRole("region", { name: say("overview.upcoming"), exact: true });
      await expect(upcoming.getByRole("link", { name: "Anna Liepina" })).toHaveCount(1);
      await expect(
        upcoming.getByRole("link", { name: say("overview.waiting.all", { count: "1" }) }),
      ).toBeVisible();
    },
  );
}
