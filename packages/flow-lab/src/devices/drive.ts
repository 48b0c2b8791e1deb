import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { arrive } from "../browser/screens";
import { allow } from "../browser/codes";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const dialogOf = ({ screen }: Stage) => screen.dialog("devices.title");
const busyIn = (stage: Stage) => dialogOf(stage).locator('[aria-busy="true"]');
const doneOf = ({ screen }: Stage) => screen.button("twoFactor.finish");

/** Number of other sessions. */
const othersOf = (notes: Stage["notes"]) => Number(notes.get("others") ?? 2);

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer({ twoFactor: false });
      await Promise.all([operator.session(stage.who.login), operator.session(stage.who.login)]);
      await arrive(page, operator, stage.who, paths.complaint, language);
      await screen.profileMenu().click();
      await screen.button("devices.title").click();
    },
  },
  events: {
    "devices.retry": async ({ screen }) => screen.button("app.retry").click(),
    "device.signOut": async (stage, { id }) => {
      const first = dialogOf(stage).getByRole("listitem").getByRole("button").first();
      const isAll = id.endsWith(":others");
      await allow(stage, "sessionRevoke");
      await (isAll ? stage.screen.button("devices.signOutOthers") : first).click();
      const { notes } = stage;
      if (notes.delete("isDone")) notes.set("others", String(isAll ? 0 : othersOf(notes) - 1));
    },
    "dialog.close": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readDevices: {
      ok: ({ notes }) => void notes.set("rows", String(1 + othersOf(notes))),
      alone: ({ notes }) => void notes.set("rows", "1"),
      ...failuresOf("sessionList"),
    },
    signOut: { ok: ({ notes }) => void notes.set("isDone", "yes"), ...failuresOf("sessionRevoke") },
  },
  requests: { readDevices: ["sessionList"], signOut: ["sessionRevoke"] },
  arrived: {
    loading: async (stage) => {
      await expect(dialogOf(stage).getByText(stage.screen.say("devices.loading")).first()).toBeVisible();
      await expect(dialogOf(stage).getByRole("listitem")).toHaveCount(0);
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toHaveText(screen.say("error.access"));
      await expect(screen.button("app.retry")).toBeFocused();
    },
    "shown.resting": async (stage) => {
      const rows = dialogOf(stage).getByRole("listitem");
      await expect(busyIn(stage)).toHaveCount(0);
      await expect(rows).toHaveCount(Number(stage.notes.get("rows")));
      await expect(rows.filter({ hasText: stage.screen.say("devices.current") })).toHaveCount(1);
    },
    "shown.signingOut": async (stage) => {
      await expect(busyIn(stage).first()).toBeVisible();
      await expect(doneOf(stage)).toHaveAttribute("aria-disabled", "true");
    },
    "shown.refreshing": async (stage) => {
      await expect(busyIn(stage).first()).toBeVisible();
      await expect(doneOf(stage)).not.toHaveAttribute("aria-disabled", "true");
    },
    closed: async (stage) => {
      await expect(dialogOf(stage)).toBeHidden();
      await expect(stage.screen.profileMenu()).toBeFocused();
    },
  },
  journeys: [
    "opened;readDevices=net~devices.retry~readDevices=ok~device.signOut~signOut=500~readDevices=ok~device.signOut:others~signOut=ok~readDevices=alone~dialog.close",
  ],
  notDriven: {
    "device.signOut:gone": "a device that is not in the list has no button",
    "signOut=refused": "the sandbox refuses nobody to sign a device out",
  },
};
