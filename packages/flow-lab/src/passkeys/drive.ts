import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { namedOrigin } from "../browser/address";
import { allow } from "../browser/codes";
import { withAuthenticator } from "../browser/passkeys";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const dialogOf = ({ screen }: Stage) => screen.dialog("passkeys.title");
const rowsOf = (stage: Stage) => dialogOf(stage).getByRole("listitem");
const addOf = ({ screen }: Stage) => screen.button("passkeys.add");
const doneOf = ({ screen }: Stage) => screen.button("twoFactor.finish");
const count = ({ notes }: Stage) => Number(notes.get("count") ?? 0);

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      await withAuthenticator(page);
      stage.customer = await operator.customer();
      await arrive(page, operator, stage.who, namedOrigin + paths.complaint, language);
      await screen.profileMenu().click();
      await page.getByRole("button", { name: new RegExp(`^${screen.say("passkeys.title")}`) }).click();
    },
  },
  events: {
    "passkeys.retry": async ({ screen }) => screen.button("app.retry").click(),
    "passkey.add": async (stage) => {
      await allow(stage, "passkeyBegin");
      await addOf(stage).click();
      if (stage.notes.delete("isAdded")) stage.notes.set("count", String(count(stage) + 1));
    },
    "passkey.remove": async (stage) => {
      await allow(stage, "passkeyDelete");
      await rowsOf(stage).first().getByRole("button").first().click();
      if (stage.notes.delete("isRemoved")) stage.notes.set("count", String(count(stage) - 1));
    },
    "passkey.edit": async (stage) => rowsOf(stage).first().getByRole("button").last().click(),
    "name.save": async ({ screen }) => screen.button("passkeys.save").click(),
    "name.cancel": async ({ screen }) => screen.button("app.cancel").click(),
    "dialog.close": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readPasskeys: { ok: () => {}, none: () => {}, ...failuresOf("passkeyList") },
    add: { ok: ({ notes }) => void notes.set("isAdded", "yes"), ...failuresOf("passkeyBegin") },
    remove: { ok: ({ notes }) => void notes.set("isRemoved", "yes"), ...failuresOf("passkeyDelete") },
    rename: { ok: () => {}, ...failuresOf("passkeyRename") },
  },
  requests: {
    readPasskeys: ["passkeyList"],
    add: ["passkeyBegin"],
    remove: ["passkeyDelete"],
    rename: ["passkeyRename"],
  },
  arrived: {
    loading: async (stage) => {
      await expect(dialogOf(stage).getByText(stage.screen.say("passkeys.loading")).first()).toBeVisible();
    },
    failed: async ({ screen }) => {
      await expect(screen.button("app.retry")).toBeFocused();
    },
    "shown.resting": async (stage) => {
      await expect(dialogOf(stage).locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(rowsOf(stage)).toHaveCount(count(stage));
    },
    "shown.adding": async (stage) => expect(addOf(stage)).toHaveAttribute("aria-busy", "true"),
    "shown.removing": async (stage) => {
      await expect(rowsOf(stage).locator('[aria-busy="true"]')).toHaveCount(1);
    },
    "shown.naming": async (stage) => {
      await expect(stage.screen.button("passkeys.save")).toBeVisible();
      await expect(dialogOf(stage).getByRole("textbox")).toBeFocused();
    },
    "shown.renaming": async ({ screen }) => {
      await expect(screen.button("passkeys.save")).toHaveAttribute("aria-busy", "true");
    },
    "shown.refreshing": async (stage) => {
      await expect(doneOf(stage)).not.toHaveAttribute("aria-disabled", "true");
    },
    closed: async (stage) => {
      await expect(dialogOf(stage)).toBeHidden();
      await expect(stage.screen.profileMenu()).toBeFocused();
    },
  },
  journeys: [
    "opened;readPasskeys=net~passkeys.retry~readPasskeys=none~passkey.add~add=500~readPasskeys=none~passkey.add~add=ok~readPasskeys=ok~passkey.edit~name.cancel~passkey.edit~name.save~rename=ok~readPasskeys=ok~passkey.remove~remove=ok~readPasskeys=none~dialog.close",
  ],
  notDriven: {
    "passkey.edit:gone": "a passkey that is not in the list has no button",
    "name.save:empty": "the button of an empty form is in the story",
    "passkey.remove:gone": "a passkey that is not in the list has no button",
    "add=DISMISSED": "a device that declines is played in passkeys.spec",
    "add=PASSKEY_REFUSED": "the browser answers what the sandbox asked for",
  },
};
