import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { devicesMachine } from "./devices.machine";
import type { SignOutTarget } from "./devices.types";

/** All that the list of devices needs from outside. Leaving one out does not compile. */
export interface DevicesCalls extends Pick<Client, "devices" | "signOutDevices"> {
  /** Says that one device, or all others, are signed out. */
  tellSignedOut(target: SignOutTarget): void;
}

/** The machine of signed-in devices, ready to start. */
export const wireDevices = (calls: DevicesCalls) =>
  devicesMachine.provide({
    actors: {
      readDevices: fromPromise(({ signal }) => calls.devices({ signal })),
      signOut: fromPromise(({ input: { target }, signal }) =>
        calls.signOutDevices(target === "others" || target === null ? null : target.id, { signal }),
      ),
    },
    actions: {
      tellSignedOut: (_, target) => {
        if (target) calls.tellSignedOut(target);
      },
    },
  });
