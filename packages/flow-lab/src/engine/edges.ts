import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { evaluateGuard } from "xstate/guards";
import type { ExampleEvent } from "./flowDefinition";
import { choices, dueOf, take, type AnyFlowDefinition, type Moment } from "./engine";
import { chainOf, guardName, isLeaf, shortEvent, transitionName, transitionsIn } from "./naming";
import { orElse } from "./unforeseen";

export interface ChartEdge {
  /** As in the coverage: `send.editing: order.submit [isCovered] #1 -> send.creating`. */
  id: string;
  /** Id of the state that handles the event, possibly a group; the machine's own for the root. */
  source: string;
  /** Ids of the target states; empty if it stays in place. */
  targets: readonly string[];
  /** `order.submit`, `done create`, `error create`, `after recheck`, `always`. */
  event: string;
  guard: string | null;
}

/** An event at one moment of a walk. */
export interface Offer {
  example: ExampleEvent;
  /** Edge ids of the transitions it would take first; empty if it is not taken. */
  edges: readonly string[];
  /** The guard that refuses it. Null if the event is taken, or if the state does not handle it. */
  refusedBy: string | null;
  /** Whether it is refused because that guard passes, where the chart forbids the event; otherwise because it fails. */
  isForbidden: boolean;
  /** Whether it changes anything. */
  isTaken: boolean;
}

const edgesBySpec = new WeakMap<AnyFlowDefinition, readonly ChartEdge[]>();

export function edgesOf(flow: AnyFlowDefinition): readonly ChartEdge[] {
  const known = edgesBySpec.get(flow);
  if (known) return known;
  const edges = transitionsIn(flow.machine).map(([eventType, transition]) => ({
    id: transitionName(transition),
    source: transition.source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
    event: shortEvent(eventType),
    guard: guardName(transition),
  }));
  edgesBySpec.set(flow, edges);
  return edges;
}

/** A chart forbids an event by a transition without target and actions. */
const isForbidding = ({ target, actions }: AnyTransitionDefinition) => !target && actions.length === 0;

const takenBy = (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly AnyTransitionDefinition[] =>
  snapshot.machine.getTransitionData(snapshot, event);

type Refusal = Pick<Offer, "refusedBy" | "isForbidden">;

/** The passing guard of a forbidding transition, else the last guard that fails: those before it are exceptions. */
function refusalOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Refusal {
  const forbidding = takenBy(snapshot, event).find(({ guard }) => guard);
  if (forbidding) return { refusedBy: guardName(forbidding), isForbidden: true };
  const asked = new Set<AnyStateNode>(snapshot._nodes.filter(isLeaf).flatMap(chainOf));
  const guarded = [...asked].flatMap(({ transitions }) => transitions.get(event.type) ?? []);
  const no = guarded.findLast(
    ({ guard }) => guard && !evaluateGuard(guard, snapshot.context, event, snapshot),
  );
  return { refusedBy: no ? guardName(no) : null, isForbidden: false };
}

const unguarded: Refusal = { refusedBy: null, isForbidden: false };
const refused = (example: ExampleEvent): Offer => ({ example, edges: [], ...unguarded, isTaken: false });

/** What an event would do now. */
export function offerOf(flow: AnyFlowDefinition, moment: Moment, example: ExampleEvent): Offer {
  const { snapshot } = moment;
  if (snapshot.status !== "active") return refused(example);
  const isTimer = dueOf(flow, moment, example.id) !== null;
  const event = isTimer ? take(flow, moment, example).met[0]?.event : example.event;
  const taken = event ? takenBy(snapshot, event).filter((each) => !isForbidding(each)) : [];
  const isTaken = isTimer || taken.length > 0;
  const refusal = isTaken ? unguarded : refusalOf(snapshot, example.event);
  return { example, edges: taken.map(transitionName), ...refusal, isTaken };
}

/** Every event of the catalogue and every running timer, with what it would do now. */
export function offersOf(flow: AnyFlowDefinition, moment: Moment): readonly Offer[] {
  const { snapshot } = moment;
  const listed = orElse<readonly ExampleEvent[]>(moment, [], () =>
    snapshot.status === "active" ? choices(flow, moment) : flow.catalogue(snapshot),
  );
  return listed.map((example) => orElse(moment, refused(example), () => offerOf(flow, moment, example)));
}
