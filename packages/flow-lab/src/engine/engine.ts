import {
  initialTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import type { ExampleEvent, FlowDefinition } from "./flowDefinition";
import { transitionsOf, type Effect } from "./transitions";

export type AnyFlowDefinition = FlowDefinition<AnyStateMachine>;

interface Timer {
  id: string;
  event: AnyEventObject;
  /** Milliseconds since the path began. */
  due: number;
}

/** Where a path has led: the state, the time passed, the timers running. Nothing was executed to get here. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  now: number;
  timers: readonly Timer[];
  /** Calls started by the last step, by their name in the chart. */
  started: readonly string[];
  /** Whether a step on the way here carried values that are in no example: a machine may not have foreseen them. */
  isChanged: boolean;
}

/** One event of a step, the state it met, and what that passed through. A step through time may hold several. */
export interface Met {
  /** When it came, in milliseconds since the path began. */
  at: number;
  before: AnyMachineSnapshot;
  event: AnyEventObject;
  microsteps: readonly AnyMachineSnapshot[];
}

export interface Step {
  moment: Moment;
  /** Whether it lets time pass; the events it met then come from timers. */
  isThroughTime: boolean;
  met: readonly Met[];
}

const paramsOf = ({ params }: Effect): Record<string, unknown> =>
  typeof params === "object" && params !== null ? { ...params } : {};

function follow(now: number, timers: readonly Timer[], effects: readonly Effect[]): readonly Timer[] {
  return effects.reduce<readonly Timer[]>((running, effect) => {
    const { event, id, delay, sendId } = paramsOf(effect);
    if (effect.type === "xstate.cancel") return running.filter((timer) => timer.id !== sendId);
    if (effect.type !== "xstate.raise" || typeof delay !== "number") return running;
    return [...running, { id: String(id), event: event as AnyEventObject, due: now + delay }];
  }, timers);
}

const startedBy = (effects: readonly Effect[]) =>
  effects.filter(({ type }) => type === "xstate.spawnChild").map((effect) => String(paramsOf(effect)["id"]));

function arrive(
  now: number,
  timers: readonly Timer[],
  [snapshot, effects]: readonly [AnyMachineSnapshot, readonly Effect[]],
): Moment {
  const running = snapshot.status === "active" ? follow(now, timers, effects) : [];
  return { snapshot, now, timers: running, started: startedBy(effects), isChanged: false };
}

/** The first moment of a path from one of the flow's named inputs. */
export const begin = (flow: AnyFlowDefinition, input: string): Moment =>
  arrive(0, [], initialTransition(flow.machine, flow.inputs[input]));

function send(flow: AnyFlowDefinition, { snapshot, now, timers }: Moment, event: AnyEventObject) {
  const { next, effects, microsteps } = transitionsOf(flow)(snapshot, event);
  const met: Met = { at: now, before: snapshot, event, microsteps };
  return { moment: arrive(now, timers, [next, effects]), met };
}

const earliest = (timers: readonly Timer[]): Timer | undefined =>
  timers.reduce<Timer | undefined>(
    (first, timer) => (first && first.due <= timer.due ? first : timer),
    undefined,
  );

/** Lets time pass. A machine that is asleep meanwhile hears of all that was due when it wakes, each timer once. */
export function wait(flow: AnyFlowDefinition, from: Moment, until: number, isAsleep = false): Step {
  const met: Met[] = [];
  const started: string[] = [];
  let moment: Moment = from;
  for (let timer = earliest(moment.timers); timer && timer.due <= until; timer = earliest(moment.timers)) {
    const { id, event, due } = timer;
    const timers = moment.timers.filter((running) => running.id !== id);
    const sent = send(flow, { ...moment, now: isAsleep ? until : due, timers }, event);
    moment = sent.moment;
    met.push(sent.met);
    started.push(...moment.started);
  }
  return { moment: { ...moment, now: until, started }, isThroughTime: true, met };
}

/** Name of a delay in a path: `+recheck` waits until that timer is due. */
const nameOf = (flow: AnyFlowDefinition, { id }: Timer) =>
  `+${id.slice("xstate.after.".length).split(`.${flow.machine.id}`)[0]}`;

/** What can be tried now: the catalogue's events and the passing of time. */
export function choices(flow: AnyFlowDefinition, { snapshot, timers }: Moment): ExampleEvent[] {
  if (snapshot.status !== "active") return [];
  const time = new Map(timers.map((timer) => [nameOf(flow, timer), timer.event]));
  return [
    ...flow.catalogue(snapshot),
    ...[...time].map(([id, event]) => ({ id, group: "time" as const, event })),
  ];
}

/** How far `id` moves time, or null when no such timer runs. */
export function dueOf(flow: AnyFlowDefinition, { timers }: Moment, id: string): number | null {
  return earliest(timers.filter((timer) => nameOf(flow, timer) === id))?.due ?? null;
}

/** Takes one of the `choices` of this very moment. */
export function take(flow: AnyFlowDefinition, from: Moment, { id, event }: ExampleEvent): Step {
  const due = dueOf(flow, from, id);
  if (due !== null) return wait(flow, from, due);
  const { moment, met } = send(flow, from, event);
  return { moment, isThroughTime: false, met: [met] };
}
