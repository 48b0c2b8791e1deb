import type { Outcome, SignedInDevice } from "@amberline/api/client";
import type { Notice } from "../shared";

/** One other device by its id, or all others. */
export type SignOutTarget = { id: string } | "others";

export interface DevicesContext {
  /** Null until the list was read. */
  devices: readonly SignedInDevice[] | null;
  /** What is being signed out now. */
  target: SignOutTarget | null;
  notice: Notice | null;
}

export type DevicesEvent =
  | { type: "devices.retry" }
  | { type: "device.signOut"; target: SignOutTarget }
  | { type: "dialog.close" };

export type DevicesOutcome = Outcome<readonly SignedInDevice[]>;
/** How many were signed out. */
export type SignOutOutcome = Outcome<number>;
