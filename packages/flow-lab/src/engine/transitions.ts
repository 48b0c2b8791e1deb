import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import type { FlowDefinition } from "./flowDefinition";

type Flow = Pick<FlowDefinition<AnyStateMachine>, "machine" | "inputs">;

export interface Effect {
  type: string;
  params: unknown;
}

interface Transition {
  next: AnyMachineSnapshot;
  effects: readonly Effect[];
  /** Every intermediate state and `next`; empty if the event changes nothing. */
  microsteps: readonly AnyMachineSnapshot[];
}

type Transitions = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Transition;

const nothing = () => {};

function listen({ machine, inputs }: Flow): Transitions {
  let effects: Effect[] = [];
  let microsteps: AnyMachineSnapshot[] = [];
  const self = createActor(machine, {
    input: Object.values(inputs)[0],
    inspect: (event) => {
      if (event.type === "@xstate.microstep") microsteps.push(event.snapshot as AnyMachineSnapshot);
    },
  });
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: "",
    sessionId: "",
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (effect) => effects.push(effect),
  };
  return (snapshot, event) => {
    effects = [];
    microsteps = [];
    const next = machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
    return { next, effects, microsteps };
  };
}

const known = new WeakMap<AnyStateMachine, Transitions>();

/**
 * The pure transitions of a machine. XState's own `transition` and `getMicrosteps` create an actor with an initial
 * state at every call, which is most of the time when exploring a machine; here one actor that never starts serves them
 * all.
 */
export function transitionsOf(flow: Flow): Transitions {
  const transitions = known.get(flow.machine) ?? listen(flow);
  known.set(flow.machine, transitions);
  return transitions;
}
