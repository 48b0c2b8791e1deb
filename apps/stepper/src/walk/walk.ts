import {
  type AnyFlowDefinition,
  type Moment,
  MOST_STEPS,
  offerAt,
  readStep,
  versionOf,
  type WalkAddress,
} from "@amberline/flow-lab/engine";
import { type Branch, isSame, ownSteps } from "./branches";
import { momentAt, momentsOf } from "./moments";

/** Where following an address had to stop. */
export interface Stop {
  /** Whether the input is missing or a step is not possible. */
  kind: "input" | "step";
  /** Name of that input or step. */
  id: string;
  /** Number of steps taken before it. */
  taken: number;
  /** Number of steps in the address. */
  asked: number;
  /** Whether the address is for another version of the flow. */
  isOlder: boolean;
}

/** A tester's way through a flow. */
export interface Walk {
  flow: AnyFlowDefinition;
  input: string;
  /** The current branch; undone steps are after the position. */
  steps: Branch;
  /** Number of steps taken. */
  position: number;
  /** Abandoned branches in full, latest first. */
  ghosts: readonly Branch[];
  stop: Stop | null;
}

export type WalkEvent =
  | { type: "step.take"; id: string }
  | { type: "step.undo" }
  | { type: "step.redo" }
  | { type: "step.goTo"; position: number }
  | { type: "branch.open"; branch: Branch; position: number }
  | { type: "branch.close"; branch: Branch }
  | { type: "input.choose"; input: string }
  | { type: "flow.choose"; flow: AnyFlowDefinition }
  | { type: "address.open"; flow: AnyFlowDefinition; address: WalkAddress }
  | { type: "stop.close" };

const firstInput = (flow: AnyFlowDefinition) => Object.keys(flow.inputs)[0] ?? "";

export const startOf = (flow: AnyFlowDefinition, input = firstInput(flow)): Walk => ({
  flow,
  input,
  steps: [],
  position: 0,
  ghosts: [],
  stop: null,
});

export const takenOf = ({ steps, position }: Walk): Branch => steps.slice(0, position);

export const nowOf = (walk: Walk): Moment => momentAt(walk.flow, walk.input, takenOf(walk));

export const addressOf = (walk: Walk): WalkAddress => ({
  flow: walk.flow.id,
  version: versionOf(walk.flow),
  input: walk.input,
  steps: takenOf(walk),
});

/** Whether the address cannot hold more steps. */
export const isFull = ({ position }: Walk) => position >= MOST_STEPS;

const isTaken = (flow: AnyFlowDefinition, moment: Moment, id: string) =>
  offerAt(flow, moment, id)?.isTaken ?? false;

function takeStep(walk: Walk, name: string): Walk {
  const { flow, steps, position, ghosts } = walk;
  const offer = isFull(walk) ? null : offerAt(flow, nowOf(walk), name);
  if (!offer?.isTaken) return walk;
  const { id } = offer.example;
  if (steps[position] === id) return { ...walk, position: position + 1 };
  const walked = [...takenOf(walk), id];
  return {
    ...walk,
    steps: walked,
    position: walked.length,
    ghosts: ownSteps([steps, ...ghosts], walked),
    stop: null,
  };
}

function goTo(walk: Walk, position: number): Walk {
  const within = Math.min(Math.max(position, 0), walk.steps.length);
  return within === walk.position ? walk : { ...walk, position: within };
}

function openBranch(walk: Walk, branch: Branch, position: number): Walk {
  const others = walk.ghosts.filter((ghost) => !isSame(ghost, branch));
  if (others.length === walk.ghosts.length) return walk;
  const ghosts = ownSteps([walk.steps, ...others], branch);
  return goTo({ ...walk, steps: branch, position: 0, ghosts }, position);
}

/** Number of steps that can be taken; on another version only those that still change something. */
function followed(flow: AnyFlowDefinition, { input, steps }: WalkAddress, isOlder: boolean): number {
  const moments = momentsOf(flow, input, steps);
  const known = moments.length - 1;
  if (!isOlder) return known;
  const dropped = steps.slice(0, known).findIndex((id, index) => {
    const moment = moments[index];
    return !moment || !isTaken(flow, moment, id);
  });
  return dropped === -1 ? known : dropped;
}

/** The canonical name of a step; another spelling may mean the same values. */
function named(flow: AnyFlowDefinition, moment: Moment | undefined, name: string): string {
  const isPlain = readStep(name).changes.length === 0;
  return isPlain || !moment ? name : (offerAt(flow, moment, name)?.example.id ?? name);
}

function openAddress(flow: AnyFlowDefinition, address: WalkAddress): Walk {
  const { input, steps, version } = address;
  const isOlder = version !== versionOf(flow);
  const asked = steps.length;
  if (!Object.hasOwn(flow.inputs, input))
    return { ...startOf(flow), stop: { kind: "input", id: input, taken: 0, asked, isOlder } };
  const taken = followed(flow, address, isOlder);
  const refused = steps[taken];
  const moments = momentsOf(flow, input, steps);
  const walked = steps.slice(0, taken).map((name, at) => named(flow, moments[at], name));
  const start = { ...startOf(flow, input), steps: walked, position: taken };
  if (refused === undefined) return start;
  // The version does not cover editable values: unreadable changes come from another version.
  const isUnread = readStep(refused).changes.length > 0;
  return { ...start, stop: { kind: "step", id: refused, taken, asked, isOlder: isOlder || isUnread } };
}

/** Reducer of the walk. Events that mean nothing return it unchanged. */
export function walkOn(walk: Walk, event: WalkEvent): Walk {
  switch (event.type) {
    case "step.take":
      return takeStep(walk, event.id);
    case "step.undo":
      return goTo(walk, walk.position - 1);
    case "step.redo":
      return goTo(walk, walk.position + 1);
    case "step.goTo":
      return goTo(walk, event.position);
    case "branch.open":
      return openBranch(walk, event.branch, event.position);
    case "branch.close":
      return { ...walk, ghosts: walk.ghosts.filter((ghost) => !isSame(ghost, event.branch)) };
    case "input.choose":
      return Object.hasOwn(walk.flow.inputs, event.input) && event.input !== walk.input
        ? startOf(walk.flow, event.input)
        : walk;
    case "flow.choose":
      return event.flow === walk.flow ? walk : startOf(event.flow);
    case "address.open":
      return openAddress(event.flow, event.address);
    case "stop.close":
      return { ...walk, stop: null };
  }
}
