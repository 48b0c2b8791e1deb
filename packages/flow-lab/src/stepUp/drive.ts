import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { fillPassword } from "../browser/newcomers";
import { type Wanted } from "../browser/operator";
import { arrive } from "../browser/screens";
import { submitSentCode, typesWrongCode } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

/** The change that asks for it: a new password. */
const opens = (wanted: Wanted) => async (stage: Stage) => {
  const { page, operator, screen, language } = stage;
  stage.customer = await operator.customer(wanted);
  await arrive(page, operator, stage.who, paths.changePassword, language);
  await fillPassword(screen, "newPassword.label", "Zils ezis dzied 7");
  await screen.button("newPassword.change").click();
};

const dialogOf = ({ screen }: Stage) => screen.dialog("stepUp.title");
const takesCode = (stage: Stage) => stage.who.totpSecret !== null;

export const drive: FlowDrive = {
  prepare: { withCode: opens({}), withoutCode: opens({ twoFactor: false }) },
  events: {
    "form.submit": async (stage) => {
      const { screen, who, notes } = stage;
      await screen.field("signIn.password").fill(notes.delete("password") ? "Wrong12345" : who.password);
      if (!takesCode(stage)) return screen.button("stepUp.submit").click();
      await screen.field("signIn.code").fill("");
      await submitSentCode(stage);
    },
    "dialog.cancel": async (stage) => dialogOf(stage).getByText(stage.screen.say("app.cancel")).click(),
  },
  answers: {
    stepUp: {
      ok: () => {},
      BADPASS: ({ notes }) => void notes.set("password", "wrong"),
      INCORRECT_2FA_CODE: typesWrongCode,
      ...failuresOf("stepUp"),
    },
  },
  requests: { stepUp: ["stepUp"] },
  arrived: {
    asking: async (stage) => {
      await expect(dialogOf(stage)).toBeVisible();
      await expect(stage.screen.field("signIn.password")).toBeEditable();
    },
    proving: async ({ screen }) => {
      await expect(screen.button("stepUp.submit")).toHaveAttribute("aria-busy", "true");
    },
    proven: async ({ page, screen }) => {
      await expect(page).toHaveURL(/\/home$/);
      await expect(screen.toast(screen.say("newPassword.changedHere"))).toBeVisible();
    },
    cancelled: async (stage) => {
      await expect(dialogOf(stage)).toBeHidden();
      await expect(stage.screen.reads("error.unproven").first()).toBeVisible();
    },
  },
  journeys: [
    "withCode;form.submit~stepUp=BADPASS~form.submit~stepUp=INCORRECT_2FA_CODE~form.submit~stepUp=ok",
    "withoutCode;form.submit~stepUp=net~dialog.cancel",
  ],
  notDriven: {
    "form.submit:noCode": "the form says so itself, and the machine never hears of it",
    "stepUp=other": "takes five wrong passwords in a row, as `sign=locked` of the contract plays",
  },
};
