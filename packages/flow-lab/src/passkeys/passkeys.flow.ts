import type { AddOutcome, PasskeysEvent, PasskeysOutcome, RemoveOutcome } from "@amberline/flows/passkeys";
import { passkeysMachine } from "@amberline/flows/passkeys/machine";
import { examplePasskeys } from "@amberline/flows/passkeys/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, PasskeysEvent> = {
  "passkeys.retry": { type: "passkeys.retry" },
  "passkey.add": { type: "passkey.add", name: "Laptop" },
  "passkey.remove": { type: "passkey.remove", id: "phone" },
  "passkey.remove:gone": { type: "passkey.remove", id: "gone" },
  "passkey.edit": { type: "passkey.edit", id: "phone" },
  "passkey.edit:gone": { type: "passkey.edit", id: "gone" },
  "name.save": { type: "name.save", name: "Old phone" },
  "name.save:empty": { type: "name.save", name: "" },
  "name.cancel": { type: "name.cancel" },
  "dialog.close": { type: "dialog.close" },
};

const lists: Record<string, PasskeysOutcome> = {
  ok: { ok: true, data: examplePasskeys },
  none: { ok: true, data: [] },
  ...failures,
};

const added: Record<string, AddOutcome> = {
  ok: { ok: true, data: true },
  DISMISSED: refused("DISMISSED", ""),
  PASSKEY_REFUSED: refused("PASSKEY_REFUSED", ""),
  ...failures,
};

const removed: Record<string, RemoveOutcome> = { ok: { ok: true, data: true }, ...failures };

export const passkeysFlow: FlowDefinition<typeof passkeysMachine> = {
  id: "passkeys",
  machine: passkeysMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readPasskeys", lists),
    ...answers(snapshot, "add", added),
    ...answers(snapshot, "remove", removed),
    ...answers(snapshot, "rename", removed),
  ],
  project: ({ passkeys, target }) => [passkeys?.length ?? null, target],
  requirements: {
    loading: ["2.2 profile menu"],
    failed: ["8 network failure"],
    "shown.resting": ["2.2 profile menu"],
    "shown.adding": ["2.2 profile menu"],
    "shown.removing": ["2.2 profile menu"],
    "shown.naming": ["2.2 profile menu"],
    "shown.renaming": ["2.2 profile menu"],
    "shown.refreshing": ["2.2 profile menu"],
    closed: ["2.2 profile menu"],
  },
  texts: [...failureKeys, "passkeys.notMade", "passkeys.stale"],
  takenWhileBusy: ["dialog.close"],
  unreachable: {},
};
