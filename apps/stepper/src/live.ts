import { follow, type SessionRun } from "@amberline/flow-lab/engine/session";
import type { AnyActor } from "xstate";
import { ASK, CHANNEL } from "./live/channel";

/**
 * Stands in a page of the bank while the stepper follows it, on a server for tests alone: finds each machine that the
 * page runs and tells what it does. The bank knows nothing of it. Machines are found as React's developer tools find
 * the state of a component: by the hook React calls after each commit, which is before effects start a machine.
 */

interface Hook {
  memoizedState: unknown;
  next: Hook | null;
}

interface Fiber {
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

type OnCommit = (renderer: number, root: { current: Fiber }, ...rest: readonly unknown[]) => void;

interface DeveloperTools {
  supportsFiber: boolean;
  inject: (renderer: unknown) => number;
  onCommitFiberRoot?: OnCommit;
  onCommitFiberUnmount?: () => void;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isActor = (value: unknown): value is AnyActor =>
  isObject(value) && "system" in value && "logic" in value && isObject(value.logic) && "root" in value.logic;

const isHook = (value: unknown): value is Hook =>
  isObject(value) && "memoizedState" in value && "next" in value;

/** `@xstate/react` keeps a machine's actor in a state, beside its configuration. */
function* actorsIn(fiber: Fiber): Generator<AnyActor> {
  for (let hook = fiber.memoizedState; isHook(hook); hook = hook.next)
    if (Array.isArray(hook.memoizedState)) yield* hook.memoizedState.filter(isActor);
}

function* fibersIn(fiber: Fiber | null): Generator<Fiber> {
  for (let each = fiber; each; each = each.sibling) {
    yield each;
    yield* fibersIn(each.child);
  }
}

const channel = new BroadcastChannel(CHANNEL);
const page = crypto.randomUUID();
const known = new WeakSet<AnyActor>();
const runs = new Map<string, SessionRun>();
let count = 0;

function tell(run: SessionRun) {
  runs.set(run.id, run);
  channel.postMessage(run);
}

const onCommit: OnCommit = (_, { current }) => {
  for (const fiber of fibersIn(current)) {
    for (const actor of actorsIn(fiber)) {
      if (known.has(actor)) continue;
      known.add(actor);
      follow(actor, `${page}.${++count}`, tell);
    }
  }
};

channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data === ASK) for (const run of runs.values()) channel.postMessage(run);
});

const holder = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DeveloperTools };
const tools = (holder.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
});
const others = tools.onCommitFiberRoot;
tools.onCommitFiberRoot = (...committed) => {
  others?.(...committed);
  onCommit(...committed);
};
