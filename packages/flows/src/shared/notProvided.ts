import {
  fromCallback,
  fromPromise,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from "xstate";

const placeholders = new WeakSet<object>();

const complaint = (name: string) =>
  `${name} is not provided. Start the machine that its wire function answers, not the bare one.`;

/** Placeholder for an actor until the flow is wired; throws when started. */
export function notProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(complaint(name))));
  placeholders.add(logic);
  return logic;
}

/** The same for a callback actor. `Heard` is what it receives. */
export function notProvidedCallback<Heard extends EventObject, Input extends NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Heard, Input> {
  const logic = fromCallback<Heard, Input>(() => {
    throw new Error(complaint(name));
  });
  placeholders.add(logic);
  return logic;
}

/** The same for a child machine. */
export const notProvidedMachine = <Machine extends AnyStateMachine>(name: string): Machine =>
  notProvidedCallback(name) as unknown as Machine;

/** Placeholder for an effect until the flow is wired. */
export function notProvidedEffect<Params = undefined>(name: string) {
  const effect = (_: unknown, _params: Params): void => {
    throw new Error(complaint(name));
  };
  placeholders.add(effect);
  return effect;
}

export const isPlaceholder = (implementation: unknown): boolean =>
  (typeof implementation === "object" || typeof implementation === "function") &&
  implementation !== null &&
  placeholders.has(implementation);
