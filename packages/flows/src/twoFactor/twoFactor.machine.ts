import { codesStates, renewingStates } from "./twoFactor.codes";
import { disableStates } from "./twoFactor.disable";
import { enableStates } from "./twoFactor.enable";
import { startingContext, twoFactorSetup } from "./twoFactor.setup";

/** Two-factor protection (specification 2.2): switching it on and off, and its recovery codes. */
export const twoFactorMachine = twoFactorSetup.createMachine({
  id: "twoFactor",
  context: startingContext,
  initial: "boot",
  states: {
    boot: {
      always: [
        { guard: "wantsOff", target: "disabling" },
        { guard: "wantsCodes", target: "renewing" },
        { target: "settingUp" },
      ],
    },
    settingUp: enableStates,
    disabling: disableStates,
    renewing: renewingStates,
    codes: codesStates,
    closed: { type: "final", meta: { screen: "none", focus: "opener", announce: null } },
  },
});
