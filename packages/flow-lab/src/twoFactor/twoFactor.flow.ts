import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import type { SecretOutcome, StateOutcome, TwoFactorEvent, UpdateOutcome } from "@amberline/flows/twoFactor";
import { twoFactorMachine } from "@amberline/flows/twoFactor/machine";
import { exampleCodes, exampleSecret } from "@amberline/flows/twoFactor/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer = (): Record<string, TwoFactorEvent> => ({
  "setUp.retry": { type: "setUp.retry" },
  "code.submit": { type: "code.submit", code: new Secret("246810") },
  "code.submit:short": { type: "code.submit", code: new Secret("2468") },
  "codes.renew": { type: "codes.renew" },
  "codes.back": { type: "codes.back" },
  "codes.acknowledge": { type: "codes.acknowledge", isSaved: true },
  "codes.acknowledge:not": { type: "codes.acknowledge", isSaved: false },
  "dialog.close": { type: "dialog.close" },
});

const surroundings: Record<string, TwoFactorEvent> = {};

const otpauth = `otpauth://totp/Amberline:ilze%40example.lv?secret=${exampleSecret}&issuer=Amberline&algorithm=SHA1&digits=6&period=30`;

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0zm1 1v2h2V1zm4 0v2h2V1zM1 5v2h2V5z"/></svg>')}`;

const secrets = (): Record<string, SecretOutcome> => ({
  ok: { ok: true, data: new Secret({ qrCode: otpauth, secret: exampleSecret }) },
  "ok.image": { ok: true, data: new Secret({ qrCode: image, secret: exampleSecret }) },
  "ok.textOnly": {
    ok: true,
    data: new Secret({ qrCode: "https://elsewhere.example/qr", secret: exampleSecret }),
  },
  ...failures,
});

const updates = (): Record<string, UpdateOutcome> => ({
  ok: { ok: true, data: new Secret(exampleCodes) },
  "ok.noCodes": { ok: true, data: null },
  refused: refused("other", "The code is wrong or has been used already."),
  ...failures,
});

const states: Record<string, StateOutcome> = {
  on: { ok: true, data: true },
  off: { ok: true, data: false },
  ...failures,
};

export const twoFactorFlow: FlowDefinition<typeof twoFactorMachine> = {
  id: "twoFactor",
  machine: twoFactorMachine,
  inputs: { setUp: { intent: "setUp" }, disable: { intent: "disable" }, codes: { intent: "codes" } },
  catalogue: (snapshot) => [
    ...examples("user", customer()),
    ...answers(snapshot, "beginSetUp", secrets()),
    ...answers(snapshot, "update", updates()),
    ...answers(snapshot, "renewCodes", updates()),
    ...answers(snapshot, "readState", states),
    ...examples("environment", surroundings),
  ],
  project: ({ intent, change }) => [intent, change],
  requirements: {
    "settingUp.loading": ["2.2", "7 /user/two_factor_setup"],
    "settingUp.failed": ["8 network failure"],
    "settingUp.scanning": ["2.2", "5 two-factor dialog"],
    "settingUp.switchingOn": ["7 /user/two_factor_update", "8 two-factor update"],
    "settingUp.checking": ["8 two-factor update"],
    "disabling.asking": ["2.2", "5 two-factor dialog"],
    "disabling.switchingOff": ["7 /user/two_factor_update", "8 two-factor update"],
    "disabling.checking": ["8 two-factor update"],
    "renewing.asking": ["5 two-factor dialog"],
    "renewing.making": ["2.2"],
    "codes.unsaved": ["2.2"],
    "codes.saved": ["2.2"],
    closed: ["2.2"],
  },
  texts: [
    ...failureKeys,
    "twoFactor.codesLost",
    "twoFactor.codesUncertain",
    "twoFactor.maybeSaved",
    "twoFactor.noCodes",
  ],
  takenWhileBusy: ["dialog.close"],
  unreachable: {},
};
