import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";

export type EventGroup = "user" | "provider" | "time" | "environment";

/** An event a tester can send; its payload stands for a class of payloads. */
export interface ExampleEvent {
  /** Id in a path and in an address, such as `order.submit:twin` or `create=vop.NMTC`. */
  id: string;
  group: EventGroup;
  event: AnyEventObject;
}

/** What the stepper, the tests and the documentation need to know about a flow. */
export interface FlowDefinition<Machine extends AnyStateMachine> {
  id: string;
  machine: Machine;
  inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** Events to try now: all of the customer's and the environment's, and answers to the calls in flight. */
  catalogue(snapshot: SnapshotFrom<Machine>): ExampleEvent[];
  /** What distinguishes configurations with the same state value; without counters and copies. */
  project(context: SnapshotFrom<Machine>["context"]): unknown;
  /** Sections of the specification by leaf state, without the machine's id. */
  requirements: Readonly<Record<string, readonly string[]>>;
  /** Message keys that the machine itself can show to the customer. */
  texts: readonly string[];
  /** Customer events that a busy state still handles. */
  takenWhileBusy: readonly string[];
  /** Unreachable transitions and guard outcomes, each with the reason. */
  unreachable: Readonly<Record<string, string>>;
}
