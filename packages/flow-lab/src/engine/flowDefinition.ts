import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";

export type EventGroup = "user" | "provider" | "time" | "environment";

/** An event a tester can send, with a payload that stands for its class. */
export interface ExampleEvent {
  /** Name in a path and in an address, such as `order.submit:twin` or `create=vop.NMTC`. */
  id: string;
  group: EventGroup;
  event: AnyEventObject;
}

/** All that the stepper, the tests and the documentation need to know of one flow. */
export interface FlowDefinition<Machine extends AnyStateMachine> {
  id: string;
  machine: Machine;
  /** Named starting points. */
  inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** Events worth trying now: all of the customer's and the environment's, and answers to the calls in flight. */
  catalogue(snapshot: SnapshotFrom<Machine>): ExampleEvent[];
  /** What tells two configurations with the same state value apart; counters and copies stay out. */
  project(context: SnapshotFrom<Machine>["context"]): unknown;
  /** Sections of the specification by leaf state, without the machine's id. */
  requirements: Readonly<Record<string, readonly string[]>>;
  /** Catalogue keys the machine itself can put in front of the customer. */
  texts: readonly string[];
  /** Events of the customer that a busy state takes all the same. */
  takenWhileBusy: readonly string[];
  /** Transitions and guard outcomes no path can reach, each with the reason. */
  unreachable: Readonly<Record<string, string>>;
}
