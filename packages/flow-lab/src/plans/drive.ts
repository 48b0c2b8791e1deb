import { type Calls, type RequestOf } from "@amberline/api/contract";
import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { ask, planWeekly, type Asking } from "../browser/plans";
import { arrive } from "../browser/screens";
import { looksAgain } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { anna } from "../drive/payees";
import { failuresOf, type Stage } from "../drive/stage";

type Act = RequestOf<Calls["planUpdate"]>["act"];

async function askingOf(stage: Stage): Promise<Asking> {
  const { request, operator, who, notes } = stage;
  const token = notes.get("token") ?? (await operator.session(who.login)).accessToken;
  notes.set("token", token);
  return { request, operator, who, token };
}

/** Changes the planned payment without the app. */
async function changeElsewhere(stage: Stage, act: Act): Promise<void> {
  const asking = await askingOf(stage);
  const { data } = await ask<{ data: { id: string; days: string[] }[] }>(asking, "planList", {});
  const [{ id, days: [day] } = { id: "", days: [] }] = data;
  await ask(asking, "planUpdate", { id, act, day });
}

const rowOf = ({ page }: Stage) => page.locator("#main").getByRole("link", { name: anna.name, exact: true });
const dialogOf = ({ page }: Stage) =>
  page.getByRole("dialog").filter({ has: page.getByRole("heading", { name: anna.name }) });
const questionOf = ({ screen }: Stage) => screen.dialog("plans.stop.title");
const buttonIn = (stage: Stage, act: Act) =>
  (act === "stop" ? questionOf(stage) : dialogOf(stage)).getByRole("button", {
    name: stage.screen.say(`plans.${act}`),
    exact: true,
  });

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, language, notes } = stage;
      stage.customer = await operator.customer();
      if (!notes.has("none")) await planWeekly(await askingOf(stage));
      await arrive(page, operator, stage.who, paths.plans, language);
    },
  },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "plan.change": async (stage, { event }) => {
      const { act } = event["change"] as { act: Act };
      stage.notes.set("act", act);
      if (await dialogOf(stage).isHidden()) await rowOf(stage).click();
      await dialogOf(stage)
        .getByRole("button", { name: stage.screen.say(`plans.${act}`), exact: true })
        .click();
    },
    "stop.confirm": async (stage) => buttonIn(stage, "stop").click(),
    "stop.cancel": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readPlans: {
      ok: () => {},
      none: async (stage) => {
        stage.notes.set("none", "yes");
        if (stage.customer) await changeElsewhere(stage, "stop");
      },
      ...failuresOf("planList"),
    },
    changePlan: {
      ok: ({ notes }) => void notes.set("changed", "yes"),
      none: ({ notes }) => void notes.set("none", "yes"),
      refused: (stage) => changeElsewhere(stage, "skip"),
      ...failuresOf("planUpdate"),
    },
  },
  requests: { readPlans: ["planList"], changePlan: ["planUpdate"] },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("plans.loading"));
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("plans.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { screen, notes } = stage;
      await expect(questionOf(stage)).toBeHidden();
      if (notes.has("none")) return expect(screen.heading("plans.none")).toBeVisible();
      await expect(rowOf(stage)).toHaveCount(1);
      if (notes.delete("changed"))
        await expect(screen.toast(screen.say(`plans.done.${notes.get("act") as Act}`))).toBeVisible();
    },
    "shown.asking": async (stage) => {
      await expect(questionOf(stage)).toContainText(anna.name);
      await expect(buttonIn(stage, "stop")).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.changing": async (stage) => {
      await expect(buttonIn(stage, stage.notes.get("act") as Act)).toHaveAttribute("aria-busy", "true");
    },
    "shown.refreshing": async (stage) => {
      if (stage.notes.has("act")) await expect(dialogOf(stage).getByRole("alert")).toBeVisible();
      else await expect(rowOf(stage)).toBeVisible();
    },
  },
  journeys: [
    "opened;readPlans=net~list.retry~readPlans=ok~list.refresh~readPlans=ok~plan.change:skip~changePlan=ok~plan.change:pause~changePlan=500~plan.change:pause~changePlan=ok~plan.change:resume~changePlan=ok",
    "opened;readPlans=ok~plan.change:skip~changePlan=refused~readPlans=ok~plan.change:stop~stop.cancel~plan.change:stop~stop.confirm~changePlan=500~stop.confirm~changePlan=none",
    "opened;readPlans=none",
  ],
  notDriven: {
    "readPlans=troubled": "waits for a day of a plan to come, to which the sandbox of a browser cannot go",
  },
};
