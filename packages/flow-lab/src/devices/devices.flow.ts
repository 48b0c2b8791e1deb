import type {
  DevicesEvent,
  DevicesOutcome,
  DisownOutcome,
  SignInsOutcome,
  SignOutOutcome,
} from "@amberline/flows/devices";
import { devicesMachine } from "@amberline/flows/devices/machine";
import { earlierSignIns, exampleDevices, exampleSignIns } from "@amberline/flows/devices/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const alone = exampleDevices.slice(0, 1);

const customer: Record<string, DevicesEvent> = {
  "devices.retry": { type: "devices.retry" },
  "device.signOut": { type: "device.signOut", target: { id: "phone" } },
  "device.signOut:gone": { type: "device.signOut", target: { id: "gone" } },
  "device.signOut:others": { type: "device.signOut", target: "others" },
  "signIns.more": { type: "signIns.more" },
  "signIn.disown": { type: "signIn.disown", id: "2" },
  "signIn.disown:own": { type: "signIn.disown", id: "1" },
  "disown.confirm": { type: "disown.confirm" },
  "disown.cancel": { type: "disown.cancel" },
  "dialog.close": { type: "dialog.close" },
};

const surroundings: Record<string, DevicesEvent> = {};

const lists: Record<string, DevicesOutcome> = {
  ok: { ok: true, data: exampleDevices },
  alone: { ok: true, data: alone },
  ...failures,
};

const signIns: Record<string, SignInsOutcome> = {
  ok: { ok: true, data: exampleSignIns },
  last: { ok: true, data: earlierSignIns },
  none: { ok: true, data: { signIns: [], next: null } },
  ...failures,
};

const disowned: Record<string, DisownOutcome> = { ok: { ok: true, data: true }, ...failures };

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
    ...answers(snapshot, "readSignIns", signIns),
    ...answers(snapshot, "disown", disowned),
    ...answers(snapshot, "signOut", signedOut),
    ...examples("environment", surroundings),
  ],
  project: ({ devices, target, signIns: read, next, disowned: one }) => [
    devices?.length ?? null,
    target,
    read.length > 0,
    next,
    one !== null,
  ],
  requirements: {
    loading: ["2.2 profile menu"],
    failed: ["8 network failure"],
    "shown.readingSignIns": ["2.2 profile menu"],
    "shown.asking": ["2.2 profile menu"],
    "shown.disowning": ["2.2 profile menu"],
    disowned: ["2.2 profile menu"],
    "shown.resting": ["2.2 profile menu"],
    "shown.signingOut": ["2.2 profile menu"],
    "shown.refreshing": ["2.2 profile menu"],
    closed: ["2.2 profile menu"],
  },
  texts: [...failureKeys, "devices.stale"],
  takenWhileBusy: ["dialog.close", "device.signOut"],
  unreachable: {},
};
