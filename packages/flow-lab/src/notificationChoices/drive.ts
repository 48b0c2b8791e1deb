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
      await screen.button("notificationChoices.open").click();
    },
  },
  events: {
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "form.submit": async ({ page, screen }) => {
      const kind = page.getByRole("group", { name: screen.say("notifications.kind.moneyIn") });
      await kind.getByRole("checkbox", { name: screen.say("notificationChoices.mail") }).check();
      await screen.button("notificationChoices.save").click();
    },
  },
  answers: {
    readNotificationChoices: { ok: () => {}, ...failuresOf("notificationChoices") },
    chooseNotifications: { ok: () => {}, ...failuresOf("notificationChoicesUpdate") },
  },
  requests: {
    readNotificationChoices: ["notificationChoices"],
    chooseNotifications: ["notificationChoicesUpdate"],
  },
  arrived: {
    reading: async ({ screen }) => {
      await expect(
        screen
          .dialog("notificationChoices.title")
          .getByText(screen.say("notificationChoices.loading"))
          .first(),
      ).toBeVisible();
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeFocused(),
    editing: async ({ screen }) => expect(screen.button("notificationChoices.save")).toBeEnabled(),
    sending: async ({ screen }) => {
      await expect(screen.button("notificationChoices.save")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ screen }) => {
      await expect(screen.toast(screen.say("notificationChoices.saved"))).toBeVisible();
      await expect(screen.dialog("notificationChoices.title")).toBeHidden();
    },
  },
  journeys: [
    "opened;readNotificationChoices=net~page.retry~readNotificationChoices=ok~form.submit~chooseNotifications=500~form.submit~chooseNotifications=ok",
  ],
  notDriven: {},
};
