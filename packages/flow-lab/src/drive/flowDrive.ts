import { type CallName } from "@amberline/api/contract";
import { type ExampleEvent } from "../engine";
import { type Stage } from "./stage";

type Does = (stage: Stage) => Promise<void> | void;

/** How to play a flow's paths in the real app, with the names of its catalogue. */
export interface FlowDrive {
  /** Whether the page hears of news; else what somebody changes elsewhere is met before it is shown. @default false */
  hearsNews?: boolean;
  /** By input: creates the customer and their data, and opens the page. */
  prepare: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** By event type: what a person does, or what happens around them. */
  events: Readonly<Record<string, (stage: Stage, example: ExampleEvent) => Promise<void>>>;
  /** By event type: paths of values typed exactly as in the event. */
  typed?: Readonly<Record<string, readonly string[]>>;
  /** By call and answer: arranged before the call is made. */
  answers: Readonly<Record<string, Readonly<Record<string, Does>>>>;
  /** By answer: run while its request is held. */
  meanwhile?: Readonly<Record<string, Does>>;
  /** Requests of a chart's call, held until its answer is due: calls of the contract, or a page by path. */
  requests: Readonly<Record<string, readonly (CallName | `/${string}`)[]>>;
  /** By call: filters its requests by their content. @default all */
  own?: Readonly<Record<string, (sent: string) => boolean>>;
  /** Events the page sends by itself; the calls they start are held beforehand. */
  byItself?: readonly string[];
  /** By leaf state: what is visible. */
  arrived: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Additional paths to play: `private;order.submit~create=net`. */
  journeys: readonly string[];
  /** Inputs, examples, event types and leaf states that the real app cannot reach, each with the reason. */
  notDriven: Readonly<Record<string, string>>;
}
