import type { DevicesEvent, DevicesOutcome, SignOutOutcome } from "@amberline/flows/devices";
import { devicesMachine } from "@amberline/flows/devices/machine";
import { exampleDevices } from "@amberline/flows/devices/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const alone = exampleDevices.slice(0, 1);

const customer: Record<string, DevicesEvent> = {
  "devices.retry": { type: "devices.retry" },
  "device.signOut": { type: "device.signOut", target: { id: "phone" } },
  "device.signOut:gone": { type: "device.signOut", target: { id: "gone" } },
  "device.signOut:others": { type: "device.signOut", target: "others" },
  "dialog.close": { type: "dialog.close" },
};

const surroundings: Record<string, DevicesEvent> = {};

const lists: Record<string, DevicesOutcome> = {
  ok: { ok: true, data: exampleDevices },
  alone: { ok: true, data: alone },
  ...failures,
};

const signedOut: Record<string, SignOutOutcome> = {
  ok: { ok: true, data: 1 },
  refused: refused("other", "Not now"),
  ...failures,
};

export const devicesFlow: FlowDefinition<typeof devicesMachine> = {
  id: "devices",
  machine: devicesMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readDevices", lists),
    ...answers(snapshot, "signOut", signedOut),
    ...examples("environment", surroundings),
  ],
  project: ({ devices, target }) => [devices?.length ?? null, target],
  requirements: {
    loading: ["2.2 profile menu"],
    failed: ["8 network failure"],
    "shown.resting": ["2.2 profile menu"],
    "shown.signingOut": ["2.2 profile menu"],
    "shown.refreshing": ["2.2 profile menu"],
    closed: ["2.2 profile menu"],
  },
  texts: [...failureKeys, "devices.stale"],
  takenWhileBusy: ["dialog.close"],
  unreachable: {},
};
