import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { devicesMachine } from "./devices.machine";
import type { ToastCalls } from "../shared";

/** All that the list of devices needs from outside. Leaving one out does not compile. */
export interface DevicesCalls extends Pick<Client, "devices" | "signOutDevices">, ToastCalls {}

/** The machine of signed-in devices, ready to start. */
export const wireDevices = (calls: DevicesCalls) =>
  devicesMachine.provide({
    actors: {
      readDevices: fromPromise(({ signal }) => calls.devices({ signal })),
      signOut: fromPromise(({ input: { target }, signal }) =>
        calls.signOutDevices(target === "others" || target === null ? null : target.id, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
