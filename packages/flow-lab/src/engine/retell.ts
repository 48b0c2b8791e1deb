import { begin, choices, type AnyFlowDefinition, type Moment } from "./engine";
import type { ExampleEvent } from "./flowDefinition";
import { carriedBy, isCode, leavesOf } from "./fields";
import { stateKeyOf } from "./naming";
import { keyOf } from "./paths";
import type { SessionMove, SessionRun } from "./session";
import { shownOf } from "./shown";
import { step } from "./steps";

/** A run as a walk: the examples of the catalogue that come to the same states. */
export interface Retold {
  input: string;
  steps: readonly string[];
  /** Indexes of the moves for which no example comes to the state they came to. */
  untold: readonly number[];
}

type Leaves = ReadonlyMap<string, unknown>;

const leavesIn = (value: unknown): Leaves =>
  new Map(leavesOf(shownOf(value)).map(({ path, value: leaf }) => [path, leaf]));

const decides = (value: unknown) => typeof value === "boolean" || isCode(value);

function likenessAt(path: string, one: Leaves, other: Leaves): number {
  if (!one.has(path) || !other.has(path)) return -1;
  const [own, its] = [one.get(path), other.get(path)];
  if (JSON.stringify(own) === JSON.stringify(its)) return 2;
  // Different codes mean different things; of other values an example is only an example.
  return decides(own) || decides(its) ? -3 : 0;
}

function likeness(one: Leaves, other: Leaves): number {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].reduce((sum, path) => sum + likenessAt(path, one, other), 0);
}

const highest = <Each>(all: readonly Each[], valueOf: (each: Each) => number): Each | undefined => {
  const values = all.map(valueOf);
  return all[values.indexOf(Math.max(...values))];
};

/** The example most like a move among those that come to its state. */
function counterpart(flow: AnyFlowDefinition, moment: Moment, { event, state }: SessionMove) {
  const fitting = choices(flow, moment).flatMap((example: ExampleEvent) => {
    const taken = example.event.type === event.type ? step(flow, moment, example.id) : null;
    return taken && stateKeyOf(taken.moment.snapshot) === state ? [{ example, next: taken.moment }] : [];
  });
  const own = leavesIn(carriedBy(event));
  return highest(fitting, ({ example }) => likeness(own, leavesIn(carriedBy(example.event))));
}

/** Whether a step changes nothing that the flow distinguishes. The customer's own steps count always. */
const isIdle = (flow: AnyFlowDefinition, before: Moment, { group }: ExampleEvent, after: Moment) =>
  group !== "user" && after.started.length === 0 && keyOf(flow, before) === keyOf(flow, after);

function retellFrom(flow: AnyFlowDefinition, input: string, { state, moves }: SessionRun): Retold {
  const steps: string[] = [];
  const untold: number[] = [];
  let moment = begin(flow, input);
  moves.forEach((move, at) => {
    const before = moves[at - 1]?.state ?? state;
    const found = counterpart(flow, moment, move);
    if (found && !isIdle(flow, moment, found.example, found.next)) {
      steps.push(found.example.id);
      moment = found.next;
    }
    const isStill = move.state === before && move.state === stateKeyOf(moment.snapshot);
    if (!found && !isStill) untold.push(at);
  });
  return { input, steps, untold };
}

/** Finds the walk that retells a run with the fewest moves left out, from the input most like its own. */
export function retell(flow: AnyFlowDefinition, run: SessionRun): Retold {
  const inputs = Object.keys(flow.inputs);
  const alike = inputs.filter((input) => stateKeyOf(begin(flow, input).snapshot) === run.state);
  const own = leavesIn(run.input);
  const told = (alike.length > 0 ? alike : inputs).map((input) => retellFrom(flow, input, run));
  const fewest = Math.min(...told.map(({ untold }) => untold.length));
  const best = highest(
    told.filter(({ untold }) => untold.length === fewest),
    ({ input }) => likeness(own, leavesIn(flow.inputs[input])),
  );
  return best ?? { input: inputs[0] ?? "", steps: [], untold: run.moves.map((_, at) => at) };
}
