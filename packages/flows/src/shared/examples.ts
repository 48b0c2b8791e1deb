import type { Failure } from "@amberline/api/client";
import type { AnyEventObject, AnyMachineSnapshot, EventObject } from "xstate";
import type { EventGroup, ExampleEvent } from "./flowSpec";

/** One example of each way a call can fail, by the short name it has in a path. */
export const failures = {
  "401": { ok: false, problem: "sessionOver", status: 401 },
  "408": { ok: false, problem: "sessionOver", status: 408 },
  "403": { ok: false, problem: "forbidden" },
  net: { ok: false, problem: "unreachable" },
  timeout: { ok: false, problem: "timeout" },
  malformed: { ok: false, problem: "unreadable" },
  "malformed.text": { ok: false, problem: "unreadable", text: "Service is being repaired" },
  "500": { ok: false, problem: "failed", status: 500 },
  "500.text": { ok: false, problem: "failed", status: 500, text: "Please call us" },
  "404": { ok: false, problem: "failed", status: 404 },
  aborted: { ok: false, problem: "aborted" },
} as const satisfies Record<string, Failure>;

/** A refusal of the provider, as the client reports it. */
export const refused = <Code extends string>(
  code: Code,
  text: string,
  details: Record<string, unknown> = {},
) => ({ ok: false, problem: "refused", code, text, details }) as const;

/** Events by the name they have in a path. */
export const examples = <Event extends EventObject>(
  group: EventGroup,
  events: Record<string, Event>,
): ExampleEvent[] =>
  Object.entries(events).map(([id, event]) => ({ id, group, event: event as AnyEventObject }));

const ownMistake = new Error("Our own mistake");

/** What the provider may answer to a call, when that call is in flight; `defect` is a mistake of our own code. */
export function answers<Output>(
  snapshot: AnyMachineSnapshot,
  call: string,
  outputs: Record<string, Output>,
): ExampleEvent[] {
  if (!snapshot.children[call]) return [];
  const done = Object.entries(outputs).map(([name, output]) => ({
    id: `${call}=${name}`,
    group: "provider" as const,
    event: { type: `xstate.done.actor.${call}`, actorId: call, output },
  }));
  const defect = { type: `xstate.error.actor.${call}`, actorId: call, error: ownMistake };
  return [...done, { id: `${call}=defect`, group: "provider", event: defect }];
}
