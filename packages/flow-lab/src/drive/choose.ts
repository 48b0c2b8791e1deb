import {
  type AnyFlowDefinition,
  begin,
  type Configuration,
  everything,
  type ExampleEvent,
  explore,
  type Moment,
  type Path,
  replay,
} from "../engine";
import type { FlowDrive } from "./flowDrive";
import { answeredBy, leavesOf } from "./pathPlayer";

/** Answers that cannot be arranged for any call, with the reason. */
const neverGiven: Readonly<Record<string, string>> = {
  defect: "a mistake of our own code",
  aborted: "an answer the app has given up on itself",
  timeout: "told by the client's own clock; the machine's timer is played instead",
  "malformed.text": "the sandbox's faults carry no words",
  "500.text": "the sandbox's faults carry no words",
};

const reasonAgainst = ({ notDriven }: FlowDrive, { id, event }: ExampleEvent): string | undefined =>
  notDriven[id] ?? notDriven[event.type] ?? neverGiven[id.slice((answeredBy(id) ?? id).length + 1)];

/** Whether the real app can play an example. */
export function canPlay(drive: FlowDrive, example: ExampleEvent): boolean {
  const { id, event } = example;
  const call = answeredBy(id);
  if (reasonAgainst(drive, example)) return false;
  if (event.type in drive.events) return true;
  return call !== null && id.slice(call.length + 1) in (drive.answers[call] ?? {});
}

/** Whether an example is played or excused. */
const isAccountedFor = (drive: FlowDrive, example: ExampleEvent): boolean =>
  canPlay(drive, example) || reasonAgainst(drive, example) !== undefined;

type Snapshot = Moment["snapshot"];

const callsIn = ({ invoke, states }: Snapshot["machine"]["root"]): string[] => [
  ...invoke.map(({ id }) => id),
  ...Object.values(states).flatMap(callsIn),
];

/** Every example of a catalogue, as if all calls were in flight. */
function examplesOf(flow: AnyFlowDefinition): ExampleEvent[] {
  const children = Object.fromEntries(callsIn(flow.machine.root).map((call) => [call, {}]));
  const snapshots = Object.keys(flow.inputs).map((input) => begin(flow, input).snapshot);
  return snapshots.flatMap((snapshot) => flow.catalogue({ ...snapshot, children } as Snapshot));
}

/** Examples that are neither played nor excused, each once. */
export const silentExamples = (drive: FlowDrive, flow: AnyFlowDefinition): string[] => [
  ...new Set(
    examplesOf(flow)
      .filter((example) => !isAccountedFor(drive, example))
      .map(({ id }) => id),
  ),
];

const stateKeys = ({ machine }: AnyFlowDefinition): string[] =>
  [...everything(machine).states].map((id) => id.slice(machine.id.length + 1));

/** Reasons for what a flow does not have. */
export function staleReasons({ notDriven }: FlowDrive, flow: AnyFlowDefinition): string[] {
  const examples = examplesOf(flow).flatMap(({ id, event }) => [id, event.type]);
  const known = new Set([...examples, ...Object.keys(flow.inputs), ...stateKeys(flow)]);
  return Object.keys(notDriven).filter((key) => !known.has(key));
}

/** Leaf states that can be reached in the real app. */
export const seenStates = (drive: FlowDrive, flow: AnyFlowDefinition): string[] =>
  stateKeys(flow).filter((state) => !(state in drive.notDriven));

/** Puts the bank's answers before failures, against the order of the keys. */
const isFailure = ({ id }: ExampleEvent) => /=\d{3}$/.test(id);
const failuresLast = (a: ExampleEvent, b: ExampleEvent) => Number(isFailure(a)) - Number(isFailure(b));

const drivable = (drive: FlowDrive, flow: AnyFlowDefinition): AnyFlowDefinition => ({
  ...flow,
  inputs: Object.fromEntries(Object.entries(flow.inputs).filter(([input]) => input in drive.prepare)),
  catalogue: (snapshot) =>
    flow
      .catalogue(snapshot)
      .filter((example) => canPlay(drive, example))
      .sort(failuresLast),
});

/** A path as its address names it: `private;order.submit~create=net`. */
const writePath = ({ input, steps }: Path): string => `${input};${steps.join("~")}`;
function readPath(text: string): Path {
  const [input = "", steps = ""] = text.split(";");
  return { input, steps: steps === "" ? [] : steps.split("~") };
}

/** States seen on the way. */
const passedBy = (flow: AnyFlowDefinition, { input, steps }: Path): Set<string> =>
  new Set(replay(flow, input, steps).moments.flatMap((moment) => leavesOf(flow, moment)));

/**
 * The walks to play: the journeys a flow names, and the shortest drivable path to every leaf state they do not see.
 * States nothing drivable leads to are answered as `lost`.
 */
export function chooseWalks(drive: FlowDrive, flow: AnyFlowDefinition): { walks: Path[]; lost: string[] } {
  const playable = drivable(drive, flow);
  const found = [...explore(playable).configurations.values()].filter(
    ({ steps }) => !steps.some((id) => id in drive.notDriven),
  );
  const shortest = (state: string): Configuration | undefined =>
    found.find(({ moment }) => leavesOf(flow, moment).includes(state));
  const states = seenStates(drive, flow);
  const shortestPaths = states
    .flatMap((state) => shortest(state) ?? [])
    .map(({ input, steps }) => ({ input, steps }))
    .sort((a, b) => b.steps.length - a.steps.length);
  const seen = new Set<string>();
  const journeys = drive.journeys.map(readPath);
  const walks = [...journeys, ...shortestPaths].filter((path) => {
    const passed = [...passedBy(flow, path)].filter((state) => !seen.has(state));
    passed.forEach((state) => seen.add(state));
    return passed.length > 0 || journeys.includes(path);
  });
  return { walks, lost: states.filter((state) => !shortest(state)) };
}

/** A flow's stored walks, one per line: `private;order.submit~create=net`. */
export const writeWalks = (walks: readonly Path[]): string =>
  walks.map((walk) => `${writePath(walk)}\n`).join("");

export const readWalks = (text: string): Path[] => text.trim().split("\n").map(readPath);
