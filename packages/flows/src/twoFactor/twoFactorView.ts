import type { SnapshotFrom } from "xstate";
import type { twoFactorMachine } from "./twoFactor.machine";
import type { TwoFactorEvent } from "./twoFactor.setup";

/** What every part of the dialog is a picture of. */
export interface TwoFactorView {
  snapshot: SnapshotFrom<typeof twoFactorMachine>;
  send: (event: TwoFactorEvent) => void;
}

export type Part = "setUp" | "disable" | "renew" | "codes";

export const partOf = (snapshot: TwoFactorView["snapshot"]): Part => {
  if (snapshot.matches("disabling")) return "disable";
  if (snapshot.matches("renewing")) return "renew";
  return snapshot.matches("codes") ? "codes" : "setUp";
};
