import { type CallName } from "@amberline/api/contract";
import { type ExampleEvent } from "../engine";
import { type Stage } from "./stage";

type Does = (stage: Stage) => Promise<void> | void;

/** How a flow's paths are played in the real app. Everything is named as the flow's own catalogue names it. */
export interface FlowDrive {
  /** By input: makes the customer and what they have, and opens the page. */
  prepare: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** By event type: what a person does, or what happens around them. */
  events: Readonly<Record<string, (stage: Stage, example: ExampleEvent) => Promise<void>>>;
  /** By event type: places of the values a person types as the event carries them, whatever they are. */
  typed?: Readonly<Record<string, readonly string[]>>;
  /** By call of the chart and answer: arranged before the call is made. */
  answers: Readonly<Record<string, Readonly<Record<string, Does>>>>;
  /** By answer as the chart names it: what happens once its request is held and before it goes on. */
  meanwhile?: Readonly<Record<string, Does>>;
  /** Requests of a call of the chart, held until its answer is due: calls of the contract, or a page by its path. */
  requests: Readonly<Record<string, readonly (CallName | `/${string}`)[]>>;
  /** By call: which of these requests are its own, by what they send. @default all */
  own?: Readonly<Record<string, (sent: string) => boolean>>;
  /** Types of events the page sends by itself as soon as it may: what they call is held before. */
  byItself?: readonly string[];
  /** By leaf state: what a person sees there. */
  arrived: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Paths worth playing for their own sake: `private;order.submit~create=net`. */
  journeys: readonly string[];
  /** Inputs, examples, event types and leaf states the real thing cannot be brought to, each with the reason. */
  notDriven: Readonly<Record<string, string>>;
}
