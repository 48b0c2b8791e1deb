import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { fillPassword } from "../browser/newcomers";
import { arrive } from "../browser/screens";
import { allow } from "../browser/codes";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf } from "../drive/stage";

const fresh = "Zils ezis dzied 7";

export const drive: FlowDrive = {
  prepare: {
    signedIn: async (stage) => {
      stage.customer = await stage.operator.customer({ twoFactor: false });
      await arrive(stage.page, stage.operator, stage.who, paths.changePassword, stage.language);
    },
  },
  events: {
    "form.submit": async (stage) => {
      const { screen, who, notes } = stage;
      await allow(stage, "passwordChange");
      await fillPassword(screen, "newPassword.label", notes.delete("same") ? who.password : fresh);
      await screen.button("newPassword.change").click();
    },
  },
  answers: {
    changePassword: {
      ok: () => {},
      other: ({ notes }) => void notes.set("same", "yes"),
      ...failuresOf("passwordChange"),
    },
  },
  requests: { changePassword: ["passwordChange"] },
  arrived: {
    editing: async ({ screen }) => expect(screen.field("newPassword.label")).toBeEditable(),
    sending: async ({ screen }) => {
      await expect(screen.button("newPassword.change")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ page, screen }) => {
      await expect(page).toHaveURL(/\/home$/);
      await expect(screen.toast(screen.say("newPassword.changedHere"))).toBeVisible();
    },
  },
  journeys: ["signedIn;form.submit~changePassword=other~form.submit~changePassword=ok"],
  notDriven: { "form.submit:weak": "the form says so itself, and the machine never hears of it" },
};
