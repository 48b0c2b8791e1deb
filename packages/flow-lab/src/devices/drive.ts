import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { arrive } from "../browser/screens";
import { allow } from "../browser/codes";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const dialogOf = ({ screen }: Stage) => screen.dialog("devices.title");
const busyIn = (stage: Stage) => dialogOf(stage).locator('[aria-busy="true"]');
/** The devices, beside which the dialog lists sign-ins. */
const rowsOf = (stage: Stage) =>
  dialogOf(stage)
    .getByRole("list", { name: stage.screen.say("devices.title") })
    .getByRole("listitem");
const questionOf = ({ page, screen }: Stage) =>
  page.getByRole("alertdialog", { name: screen.say("devices.disownTitle") });
const doneOf = ({ screen }: Stage) => screen.button("twoFactor.finish");

/** Number of other sessions. */
const othersOf = (notes: Stage["notes"]) => Number(notes.get("others") ?? 2);

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer({ twoFactor: false });
      const { login, password } = stage.who;
      // The second device signs in, so that there is a sign-in to report.
      await Promise.all([
        operator.session(login),
        page.request.post("/api/v1/login", { data: { login, password } }),
      ]);
      await arrive(page, operator, stage.who, paths.complaint, language);
      await screen.profileMenu().click();
      await screen.button("devices.title").click();
    },
  },
  events: {
    "devices.retry": async ({ screen }) => screen.button("app.retry").click(),
    "device.signOut": async (stage, { id }) => {
      const first = rowsOf(stage).getByRole("button").first();
      const isAll = id.endsWith(":others");
      await allow(stage, "sessionRevoke");
      await (isAll ? stage.screen.button("devices.signOutOthers") : first).click();
      const { notes } = stage;
      if (notes.delete("isDone")) notes.set("others", String(isAll ? 0 : othersOf(notes) - 1));
    },
    "signIns.more": async (stage) =>
      stage.page
        .getByRole("button", {
          name: new RegExp(
            `^(${stage.screen.say("devices.signInsShow")}|${stage.screen.say("devices.signInsEarlier")})$`,
          ),
        })
        .click(),
    "signIn.disown": async (stage) =>
      dialogOf(stage)
        .getByRole("button", { name: new RegExp(`^${stage.screen.say("devices.notMe")}`) })
        .first()
        .click(),
    "disown.confirm": async ({ screen }) => screen.button("devices.disown").click(),
    "disown.cancel": async ({ screen }) => screen.button("app.cancel").click(),
    "dialog.close": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readDevices: {
      ok: ({ notes }) => void notes.set("rows", String(1 + othersOf(notes))),
      alone: ({ notes }) => void notes.set("rows", "1"),
      ...failuresOf("sessionList"),
    },
    readSignIns: { ok: () => {}, last: () => {}, ...failuresOf("signInList") },
    disown: { ok: () => {}, ...failuresOf("signInDisown") },
    signOut: { ok: ({ notes }) => void notes.set("isDone", "yes"), ...failuresOf("sessionRevoke") },
  },
  requests: {
    readDevices: ["sessionList"],
    readSignIns: ["signInList"],
    disown: ["signInDisown"],
    signOut: ["sessionRevoke"],
  },
  arrived: {
    loading: async (stage) => {
      await expect(dialogOf(stage).getByText(stage.screen.say("devices.loading")).first()).toBeVisible();
      await expect(rowsOf(stage)).toHaveCount(0);
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toHaveText(screen.say("error.access"));
      await expect(screen.button("app.retry")).toBeFocused();
    },
    "shown.readingSignIns": async (stage) => {
      await expect(rowsOf(stage).first()).toBeVisible();
      await expect(busyIn(stage)).toHaveCount(1);
    },
    "shown.asking": async (stage) => {
      await expect(questionOf(stage)).toBeVisible();
      await expect(stage.screen.button("app.cancel")).not.toHaveAttribute("aria-disabled", "true");
    },
    "shown.disowning": async ({ screen }) => {
      await expect(screen.button("devices.disown")).toHaveAttribute("aria-busy", "true");
    },
    disowned: async ({ screen }) => expect(screen.dialog("reset.title")).toBeVisible(),
    "shown.resting": async (stage) => {
      const rows = rowsOf(stage);
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
    "signIn.disown:own": "this session's own sign-in has no button",
    "readSignIns=none": "the sandbox keeps sign-ins",
    "signOut=refused": "the sandbox refuses nobody to sign a device out",
  },
};
