import { calls } from "@amberline/api/contract";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { fillPassword } from "../browser/newcomers";
import { chooseLanguage } from "../browser/screens";
import { guess, isCodeWrong, typesWrongCode } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const fresh = "Zils ezis dzied 7";

/** Too many wrong codes block the address for a while. */
const locked = (stage: Stage) =>
  guess(stage, calls.resetConfirm.path, {
    data: { email: stage.who.login, code: "000000", password: fresh },
  });

export const drive: FlowDrive = {
  prepare: {
    mailed: async (stage) => {
      const { page, screen } = stage;
      stage.customer = await stage.operator.customer({ twoFactor: false });
      await chooseLanguage(page, stage.language);
      await page.goto(paths.signIn);
      await screen.button("signIn.forgotPassword").click();
      await screen.dialog("reset.title").getByRole("textbox").fill(stage.who.login);
      await screen.button("reset.submit").click();
      await page.getByRole("link", { name: screen.say("reset.enterCode") }).click();
    },
  },
  events: {
    "form.submit": async (stage) => {
      const { screen, operator, who } = stage;
      const code = isCodeWrong(stage) ? "000000" : await operator.mailedCode(who.login);
      await screen.field("confirm.code").fill(code);
      await fillPassword(screen, "newPassword.label", fresh);
      await screen.button("newPassword.reset").click();
    },
  },
  answers: {
    confirmReset: {
      ok: () => {},
      codeWrong: typesWrongCode,
      other: locked,
      ...failuresOf("resetConfirm"),
    },
  },
  requests: { confirmReset: ["resetConfirm"] },
  arrived: {
    editing: async ({ screen }) => expect(screen.field("confirm.code")).toBeEditable(),
    sending: async ({ screen }) => {
      await expect(screen.button("newPassword.reset")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ screen, page }) => {
      await expect(page).toHaveURL(/\/login$/);
      await expect(screen.toast(screen.say("newPassword.changed"))).toBeVisible();
    },
  },
  journeys: [
    "mailed;form.submit~confirmReset=codeWrong~form.submit~confirmReset=net~form.submit~confirmReset=ok",
  ],
  notDriven: {
    "form.submit:short": "the form says so itself, and the machine never hears of it",
    "confirmReset=userUnknown": "a login is never taken away while its mail is on the way",
  },
};
