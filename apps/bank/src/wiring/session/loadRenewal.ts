import type { LockParts } from "./lock";
import type { Renewal, RenewalParts } from "./renewal";

type Parts = Pick<RenewalParts, "client" | "session" | "now"> & Pick<LockParts, "newId">;

/** Loads the renewal code, which sign-in does not need. */
export async function loadRenewal(parts: Parts): Promise<Renewal> {
  const [{ createRenewal }, { createLock }] = await Promise.all([import("./renewal"), import("./lock")]);
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const lockNamed = (name: string) => createLock({ ...parts, name, wait });
  return createRenewal({ ...parts, lock: lockNamed("session"), endLock: lockNamed("end") });
}
