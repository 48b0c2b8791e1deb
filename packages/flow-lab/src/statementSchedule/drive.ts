import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf } from "../drive/stage";

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer();
      await arrive(page, operator, stage.who, paths.history, language);
      await screen.button("history.export").click();
      await screen.button("history.export.schedule").click();
    },
  },
  events: {
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "form.submit": async ({ page, screen }) => {
      await page.getByRole("radio", { name: screen.say("schedule.monthly") }).check();
      await screen.button("schedule.save").click();
    },
  },
  answers: {
    readSchedule: { ok: () => {}, ...failuresOf("statementScheduleInfo") },
    scheduleStatements: { ok: () => {}, ...failuresOf("statementScheduleUpdate") },
  },
  requests: {
    readSchedule: ["statementScheduleInfo"],
    scheduleStatements: ["statementScheduleUpdate"],
  },
  arrived: {
    reading: async ({ screen }) => {
      await expect(
        screen.dialog("schedule.title").getByText(screen.say("schedule.loading")).first(),
      ).toBeVisible();
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeFocused(),
    editing: async ({ screen }) => expect(screen.button("schedule.save")).toBeEnabled(),
    sending: async ({ screen }) => {
      await expect(screen.button("schedule.save")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ screen }) => {
      await expect(screen.toast(screen.say("schedule.saved"))).toBeVisible();
      await expect(screen.dialog("schedule.title")).toBeHidden();
    },
  },
  journeys: [
    "opened;readSchedule=net~page.retry~readSchedule=ok~form.submit~scheduleStatements=500~form.submit~scheduleStatements=ok",
  ],
  notDriven: {},
};
