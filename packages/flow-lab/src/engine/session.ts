import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from "xstate";
import { stateKeyOf } from "./naming";
import { shownOf } from "./shown";

/** An event that a running machine was sent, and where it led. */
export interface SessionMove {
  /** With secrets masked (`shownOf`). */
  event: AnyEventObject;
  /** `stateKeyOf` the machine afterwards. */
  state: string;
}

/** What a machine of a running app has done so far. */
export interface SessionRun {
  id: string;
  /** The machine's id. */
  machine: string;
  /** The machine's input, with secrets masked. */
  input: unknown;
  /** Where it began. */
  state: string;
  moves: readonly SessionMove[];
}

/** The most moves that are kept of a run. */
const MOST_MOVES = 1_000;

/** Leaves one of several events of the same kind that change nothing, such as the ticks of a clock. */
function added(moves: readonly SessionMove[], move: SessionMove, before: string): readonly SessionMove[] {
  const last = moves.at(-1);
  const isRepeated = last?.event.type === move.event.type && last.state === before && move.state === before;
  const isIdle = isRepeated && (moves.at(-2)?.state ?? before) === before;
  return [...(isIdle ? moves.slice(0, -1) : moves), move].slice(0, MOST_MOVES);
}

/** Records what a machine does from now on, and tells the whole run after each event. */
export function follow(actor: AnyActor, id: string, tell: (run: SessionRun) => void): void {
  const stateOf = (snapshot: unknown) => stateKeyOf(snapshot as AnyMachineSnapshot);
  const first = actor.getSnapshot() as AnyMachineSnapshot;
  const input = shownOf((actor.options as { input?: unknown } | undefined)?.input);
  let run: SessionRun = { id, machine: first.machine.id, input, state: stateOf(first), moves: [] };
  actor.system.inspect((inspected) => {
    if (inspected.type !== "@xstate.snapshot" || inspected.actorRef !== actor) return;
    const { type } = inspected.event;
    if (type === "xstate.init" || type === "xstate.stop") return;
    const before = run.moves.at(-1)?.state ?? run.state;
    const event = shownOf(inspected.event) as AnyEventObject;
    run = { ...run, moves: added(run.moves, { event, state: stateOf(inspected.snapshot) }, before) };
    tell(run);
  });
  tell(run);
}
