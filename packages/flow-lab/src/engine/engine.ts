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
  /** Milliseconds since the start of the path. */
  due: number;
}

/** The result of a path: the state, the time passed and the running timers. Computed without executing anything. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  now: number;
  timers: readonly Timer[];
  /** Chart names of the calls started by the last step. */
  started: readonly string[];
  /** Whether an earlier step carried values of no example, which the machine may not handle. */
  isChanged: boolean;
}

/** One event of a step with the state before it and its microsteps. A step through time may have several. */
export interface Met {
  /** Milliseconds since the start of the path. */
  at: number;
  before: AnyMachineSnapshot;
  event: AnyEventObject;
  microsteps: readonly AnyMachineSnapshot[];
}

export interface Step {
  moment: Moment;
  /** Whether it advances time; its events come from timers then. */
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

/** The first moment of a path from a named input. */
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

/** Advances time. A machine asleep meanwhile gets everything that was due when it wakes, each timer once. */
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

/** Step id of a delay: `+recheck` waits until that timer fires. */
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

/** The time at which `id` fires, or null if no such timer runs. */
export function dueOf(flow: AnyFlowDefinition, { timers }: Moment, id: string): number | null {
  return earliest(timers.filter((timer) => nameOf(flow, timer) === id))?.due ?? null;
}

/** Takes one of the `choices` of this moment. */
export function take(flow: AnyFlowDefinition, from: Moment, { id, event }: ExampleEvent): Step {
  const due = dueOf(flow, from, id);
  if (due !== null) return wait(flow, from, due);
  const { moment, met } = send(flow, from, event);
  return { moment, isThroughTime: false, met: [met] };
}
