import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf } from "../drive/stage";

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer();
      await arrive(page, operator, stage.who, paths.notifications, language);
      await screen.button("mailChoices.open").click();
    },
  },
  events: {
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "form.submit": async ({ page, screen }) => {
      await page.getByRole("checkbox", { name: screen.say("notifications.kind.moneyIn") }).check();
      await screen.button("mailChoices.save").click();
    },
  },
  answers: {
    readMailChoices: { ok: () => {}, ...failuresOf("notificationChoices") },
    chooseMail: { ok: () => {}, ...failuresOf("notificationChoicesUpdate") },
  },
  requests: {
    readMailChoices: ["notificationChoices"],
    chooseMail: ["notificationChoicesUpdate"],
  },
  arrived: {
    reading: async ({ screen }) => {
      await expect(
        screen.dialog("mailChoices.title").getByText(screen.say("mailChoices.loading")).first(),
      ).toBeVisible();
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeFocused(),
    editing: async ({ screen }) => expect(screen.button("mailChoices.save")).toBeEnabled(),
    sending: async ({ screen }) => {
      await expect(screen.button("mailChoices.save")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ screen }) => {
      await expect(screen.toast(screen.say("mailChoices.saved"))).toBeVisible();
      await expect(screen.dialog("mailChoices.title")).toBeHidden();
    },
  },
  journeys: [
    "opened;readMailChoices=net~page.retry~readMailChoices=ok~form.submit~chooseMail=500~form.submit~chooseMail=ok",
  ],
  notDriven: {},
};
