import { type SteppedUpAct } from "@amberline/api/client";
import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { type Wanted } from "../browser/operator";
import { arrive } from "../browser/screens";
import { type TextKey } from "../browser/words";
import { allow } from "../browser/codes";
import { submitCode, typesWrongCode } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type PlannedFault, type Stage } from "../drive/stage";

/** Opens the dialog, with the change allowed, from the profile menu of a page without polling. */
const opens =
  (wanted: Wanted, act: SteppedUpAct, item: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
    stage.customer = await stage.operator.customer(wanted);
    await arrive(stage.page, stage.operator, stage.who, paths.complaint, stage.language);
    await allow(stage, act);
    await stage.screen.profileMenu().click();
    await item(stage);
  };

const pressSwitch = ({ page, screen }: Stage) =>
  page.getByRole("switch", { name: screen.say("shell.twoFactor") }).click();

/** The accessible name ends with the number of codes left. */
const pressCodes = ({ page, screen }: Stage) =>
  page.getByRole("button", { name: new RegExp(`^${screen.say("shell.recoveryCodes")}`) }).click();

/** Loses the answer after the bank has processed it if the reread must find it done; otherwise loses the request. */
const lost =
  (fault: "drop" | "malformed" | "status", status?: number) =>
  async (stage: Stage): Promise<void> => {
    const isWantedOn = (await stage.screen.dialog("twoFactor.title.setUp").count()) > 0;
    const isDone = stage.coming("readState") === (isWantedOn ? "on" : "off");
    const kind: PlannedFault["fault"] = isDone ? `${fault}After` : fault;
    await stage.meets({ call: "twoFactorUpdate", fault: kind, ...(status ? { status } : {}) });
  };

const asks =
  (part: "setUp" | "disable" | "renew") =>
  async ({ screen }: Stage) => {
    await expect(screen.dialog(`twoFactor.title.${part}`)).toBeVisible();
    await expect(screen.field("signIn.code")).toBeEditable();
    await expect(screen.button(`twoFactor.submit.${part}`)).not.toHaveAttribute("aria-busy", "true");
  };

const isBusyWith =
  (submit: TextKey, said: TextKey) =>
  async ({ screen }: Stage) => {
    await expect(screen.button(submit)).toHaveAttribute("aria-busy", "true");
    await expect(screen.hears(said)).toBeAttached();
  };

const codesOf = ({ screen }: Stage) => screen.dialog("twoFactor.title.codes");

const acknowledge = async ({ screen }: Stage, { id }: ExampleEvent) =>
  screen.field("twoFactor.saved").setChecked(!id.endsWith(":not"));

export const drive: FlowDrive = {
  prepare: {
    setUp: opens({ twoFactor: false }, "twoFactorSetup", pressSwitch),
    disable: opens({}, "twoFactorUpdate", pressSwitch),
    codes: opens({}, "recoveryCodesCreate", pressCodes),
  },
  events: {
    "setUp.retry": async ({ screen }) => screen.button("app.retry").click(),
    "code.submit": submitCode,
    "codes.renew": async ({ screen }) => screen.button("twoFactor.renewInstead").click(),
    "codes.back": async ({ screen }) => screen.button("app.goBack").click(),
    "codes.acknowledge": acknowledge,
    "dialog.close": async ({ screen }) =>
      screen.button("twoFactor.finish").or(screen.button("app.cancel")).click(),
  },
  answers: {
    beginSetUp: { ok: () => {}, ...failuresOf("twoFactorSetup") },
    update: {
      ok: () => {},
      refused: typesWrongCode,
      ...failuresOf("twoFactorUpdate"),
      net: lost("drop"),
      malformed: lost("malformed"),
      "500": lost("status", 500),
    },
    renewCodes: {
      ok: (stage) => allow(stage, "recoveryCodesCreate"),
      refused: typesWrongCode,
      ...failuresOf("recoveryCodesCreate"),
    },
    readState: { on: () => {}, off: () => {}, ...failuresOf("accountInfo") },
  },
  requests: {
    beginSetUp: ["twoFactorSetup"],
    update: ["twoFactorUpdate"],
    renewCodes: ["recoveryCodesCreate"],
    readState: ["accountInfo"],
  },
  arrived: {
    "settingUp.loading": async ({ screen }) => {
      await expect(screen.dialog("twoFactor.title.setUp")).toContainText(screen.say("twoFactor.loading"));
      await expect(screen.field("signIn.code")).toBeHidden();
    },
    "settingUp.failed": async ({ screen }) => {
      await expect(screen.alert()).toHaveText(screen.say("error.access"));
      await expect(screen.button("app.retry")).toBeFocused();
    },
    "settingUp.scanning": async (stage) => {
      const { screen } = stage;
      await asks("setUp")(stage);
      const code = screen
        .dialog("twoFactor.title.setUp")
        .getByRole("img", { name: screen.say("twoFactor.qr") });
      await expect(code).toBeVisible();
    },
    "settingUp.switchingOn": isBusyWith("twoFactor.submit.setUp", "twoFactor.switchingOn"),
    "settingUp.checking": isBusyWith("twoFactor.submit.setUp", "twoFactor.checking"),
    "disabling.asking": asks("disable"),
    "disabling.switchingOff": isBusyWith("twoFactor.submit.disable", "twoFactor.switchingOff"),
    "disabling.checking": isBusyWith("twoFactor.submit.disable", "twoFactor.checking"),
    "renewing.asking": asks("renew"),
    "renewing.making": isBusyWith("twoFactor.submit.renew", "twoFactor.making"),
    "codes.unsaved": async (stage) => {
      const isAt = codesOf(stage).or(stage.screen.field("twoFactor.saved")).and(stage.page.locator(":focus"));
      await expect(isAt).toBeVisible();
      await expect(codesOf(stage).getByRole("listitem")).toHaveCount(10);
      await expect(stage.screen.button("twoFactor.finish")).toBeDisabled();
    },
    "codes.saved": async (stage) => {
      await expect(codesOf(stage).getByRole("listitem")).toHaveCount(10);
      await expect(stage.screen.button("twoFactor.finish")).toBeEnabled();
    },
    closed: async ({ page, screen }) => {
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(screen.profileMenu()).toBeFocused();
    },
  },
  journeys: [
    "setUp;beginSetUp=net~setUp.retry~beginSetUp=ok~code.submit~update=net~readState=on~code.submit~renewCodes=ok~codes.acknowledge~dialog.close",
    "disable;codes.renew~codes.back~code.submit~update=net~readState=on~code.submit",
  ],
  notDriven: {
    "code.submit:short": "the button waits for six characters",
    "beginSetUp=ok.image": "the sandbox answers an address to draw",
    "beginSetUp=ok.textOnly": "the sandbox answers an address to draw",
    "update=ok.noCodes": "the sandbox makes recovery codes for everybody",
    "renewCodes=ok.noCodes": "the sandbox makes recovery codes for everybody",
  },
};
