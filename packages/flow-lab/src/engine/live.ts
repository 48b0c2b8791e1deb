import { isPlaceholder } from "@amberline/flows/shared";
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from "xstate";
import { type AnyFlowDefinition, begin, type Moment, type Step } from "./engine";
import { step } from "./steps";

const never = fromPromise(() => new Promise<never>(() => {}));
const nothing = () => {};

const standIns = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with stubs: calls stay in flight until the path answers them, and effects do nothing. */
export function standIn(machine: AnyStateMachine): AnyStateMachine {
  const known = standIns.get(machine);
  if (known) return known;
  const { actors, actions } = machine.implementations;
  const placeholders = (all: object) =>
    Object.entries(all)
      .filter(([, implementation]) => isPlaceholder(implementation))
      .map(([name]) => name);
  const made = machine.provide({
    actors: Object.fromEntries(placeholders(actors).map((name) => [name, never])),
    actions: Object.fromEntries(placeholders(actions).map((name) => [name, nothing])),
  });
  standIns.set(machine, made);
  return made;
}

export interface Live {
  actor: Actor<AnyStateMachine>;
  /** The result of replaying the same steps. */
  folded(): Moment;
  /** Takes one step on the running actor; null if it is impossible. */
  take(id: string): Step | null;
  /** Takes a step that was worked out before, from the same beginning. */
  follow(known: Step): void;
}

/** Runs the same steps on a real actor with a simulated clock. */
export function goLive(
  flow: AnyFlowDefinition,
  input: string,
  inspect?: (event: InspectionEvent) => void,
): Live {
  const clock = new SimulatedClock();
  const actor = createActor(standIn(flow.machine), {
    input: flow.inputs[input],
    clock,
    ...(inspect ? { inspect } : {}),
  });
  actor.start();
  let folded: Moment = begin(flow, input);

  function follow({ isThroughTime, met, moment }: Step) {
    if (isThroughTime) {
      met.forEach(({ at }) => clock.set(at));
      clock.set(moment.now);
    } else met.forEach(({ event }) => actor.send(event));
    folded = moment;
  }

  return {
    actor,
    folded: () => folded,
    take(id) {
      const next = step(flow, folded, id) ?? null;
      if (next) follow(next);
      return next;
    },
    follow,
  };
}
