import type { AnyMachineSnapshot } from "xstate";
import { begin, type AnyFlowDefinition, type Met } from "./engine";
import { isPlain, leavesOf } from "./fields";
import { shownOf } from "./shown";
import { step } from "./steps";

/** A call that was sent or answered, with what it carried, secrets masked. */
interface CallRecord {
  call: string;
  kind: "sent" | "answered" | "broken";
  body: unknown;
}

/** A value of the context by its path, as text; null where there was none or is none. */
export interface ContextChange {
  path: string;
  before: string | null;
  after: string | null;
}

/** What one step did: the start of a walk has no event. */
interface StepRecord {
  /** As in the walk. */
  id: string | null;
  /** What the events of the step carried, but for answers, which are calls. */
  events: readonly unknown[];
  calls: readonly CallRecord[];
  changes: readonly ContextChange[];
  /** The whole context afterwards. */
  context: unknown;
}

const textsOf = (value: unknown) =>
  new Map(leavesOf(value).map(({ path, value: leaf }) => [path, JSON.stringify(leaf)]));

export function changesOf(before: unknown, after: unknown): readonly ContextChange[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path): ContextChange[] => {
    const [was, is] = [old.get(path) ?? null, now.get(path) ?? null];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}

const contextOf = ({ context }: AnyMachineSnapshot) => shownOf(context);

function sentBy(snapshot: AnyMachineSnapshot, calls: readonly string[]): CallRecord[] {
  return calls.map((call) => {
    const child: unknown = snapshot.children[call];
    const input =
      typeof child === "object" && child !== null && "options" in child && isPlain(child.options)
        ? child.options["input"]
        : undefined;
    return { call, kind: "sent", body: shownOf(input) };
  });
}

function answeredBy({ event }: Met): CallRecord[] {
  const [, kind, call] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (call === undefined) return [];
  const isDone = kind === "done";
  return [
    { call, kind: isDone ? "answered" : "broken", body: shownOf(isDone ? event["output"] : event["error"]) },
  ];
}

/** What a walk did, step by step, up to the first impossible step. */
export function recordsOn(
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): readonly [StepRecord, ...StepRecord[]] {
  let moment = begin(flow, input);
  const context = contextOf(moment.snapshot);
  const first: StepRecord = {
    id: null,
    events: [],
    calls: sentBy(moment.snapshot, moment.started),
    changes: [],
    context,
  };
  const records: [StepRecord, ...StepRecord[]] = [first];
  let before = context;
  for (const id of steps) {
    const taken = step(flow, moment, id);
    if (!taken) break;
    moment = taken.moment;
    const after = contextOf(moment.snapshot);
    records.push({
      id,
      events: taken.met.filter((each) => answeredBy(each).length === 0).map(({ event }) => shownOf(event)),
      calls: [...taken.met.flatMap(answeredBy), ...sentBy(moment.snapshot, moment.started)],
      changes: changesOf(before, after),
      context: after,
    });
    before = after;
  }
  return records;
}
