import type { Outcome, Space } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import type { SpacesEvent } from "@amberline/flows/spaces";
import { exampleSpace, exampleSpaces } from "@amberline/flows/spaces/examples";
import { spacesMachine } from "@amberline/flows/spaces/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { id, name, goal, rule } = exampleSpace;
const newId = "719dbf3e-5042-4ea6-98fc-a2ce4061ad93";
const key = "82aec04f-6153-4fb7-a90d-b3df5172bea4";
const amount = money(2_000, "EUR");

const move = (direction: "in" | "out") =>
  ({ type: "move.open", intent: { id, key, direction } }) as const satisfies SpacesEvent;

const customer: Record<string, SpacesEvent> = {
  "list.retry": { type: "list.retry" },
  "form.open:new": { type: "form.open", id: newId },
  "form.open:change": { type: "form.open", id },
  "form.submit": { type: "form.submit", wish: { name, goal, rule } },
  "form.leave": { type: "form.leave" },
  "move.open:in": move("in"),
  "move.open:out": move("out"),
  "move.submit": { type: "move.submit", amount },
  "move.leave": { type: "move.leave" },
  "close.open": { type: "close.open", id },
  "close.confirm": { type: "close.confirm" },
  "close.leave": { type: "close.leave" },
};

const surroundings: Record<string, SpacesEvent> = { "list.refresh": { type: "list.refresh" } };

const ok = (data: readonly Space[]) => ({ ok: true, data }) as const;

const lists: Record<string, Outcome<readonly Space[]>> = {
  ok: ok(exampleSpaces),
  none: ok([]),
  ...failures,
};

const saved: Record<string, Outcome<readonly Space[]>> = {
  ok: ok([...exampleSpaces, { ...exampleSpace, id: newId, balance: money(0, "EUR") }]),
  refused: refused(
    "other",
    "Payments are rounded up for the space “New bicycle” already. Turn that off first.",
  ),
  ...failures,
};

const moved: Record<string, Outcome<readonly Space[]>> = {
  ok: ok(exampleSpaces.map((each) => (each.id === id ? { ...each, balance: money(34_000, "EUR") } : each))),
  refused: refused("other", "The amount is above your available balance of €10.00."),
  ...failures,
};

const closed: Record<string, Outcome<readonly Space[]>> = {
  ok: ok(exampleSpaces.slice(1)),
  refused: refused("other", "There is no such space any more."),
  ...failures,
};

/** What the stepper and the tests know of what the customer sets money aside for. */
export const spacesFlow: FlowDefinition<typeof spacesMachine> = {
  id: "spaces",
  machine: spacesMachine,
  inputs: { opened: { mayMove: true }, onlySees: { mayMove: false } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readSpaces", lists),
    ...answers(snapshot, "saveSpace", saved),
    ...answers(snapshot, "moveMoney", moved),
    ...answers(snapshot, "closeSpace", closed),
  ],
  project: ({ spaces, openId, intent, mayMove }) => [
    spaces?.length ?? null,
    openId,
    intent?.direction,
    mayMove,
  ],
  requirements: {
    loading: ["2.9 set aside in spaces"],
    failed: ["8 network failure"],
    "shown.resting": ["2.9 set aside in spaces"],
    "shown.refreshing": ["2.9 set aside in spaces"],
    "shown.editing": ["2.9 A rule moves money"],
    "shown.saving": ["2.9 A rule moves money"],
    "shown.moving": ["2.9 moved to a space"],
    "shown.sending": ["2.9 moved to a space"],
    "shown.asking": ["2.9 A space is closed"],
    "shown.closing": ["2.9 A space is closed"],
  },
  texts: [
    ...failureKeys,
    ...(["changed", "closed", "in", "opened", "out"] as const).map((done) => `spaces.done.${done}`),
  ],
  takenWhileBusy: [],
  unreachable: {},
};
