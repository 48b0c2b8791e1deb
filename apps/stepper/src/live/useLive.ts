import { useEffect, useMemo, useState } from "react";
import { begin, retell, type AnyFlowDefinition, type SessionRun } from "@amberline/flow-lab/engine";
import { loadFlow } from "@amberline/flow-lab/loadFlow";
import { isJourney } from "@amberline/flow-lab/order";
import { isOffered } from "../offered";
import { ASK, CHANNEL, COOKIE, readRun } from "./channel";

const customersEvents = new WeakMap<AnyFlowDefinition, ReadonlySet<string>>();

/** Types of the events a customer causes. */
function customersOf(flow: AnyFlowDefinition): ReadonlySet<string> {
  const known = customersEvents.get(flow);
  if (known) return known;
  const { snapshot } = begin(flow, Object.keys(flow.inputs)[0] ?? "");
  const types = new Set(
    flow.catalogue(snapshot).flatMap(({ group, event }) => (group === "user" ? [event.type] : [])),
  );
  customersEvents.set(flow, types);
  return types;
}

const isByCustomer = (flow: AnyFlowDefinition, { moves }: SessionRun) =>
  customersOf(flow).has(moves.at(-1)?.event.type ?? "");

interface FlowRun {
  run: SessionRun;
  flow: AnyFlowDefinition;
}

/** Runs as they were heard. Followed is the journey begun last, the run the customer used last, or a tester's choice. */
interface Heard {
  runs: ReadonlyMap<string, FlowRun>;
  used: string | null;
  pinned: string | null;
}

const nothing: Heard = { runs: new Map(), used: null, pinned: null };

function hear(heard: Heard, { run, flow }: FlowRun): Heard {
  // The parts of the page that a journey leads to begin by themselves: until they are used, its end is shown.
  const isBegun = !heard.runs.has(run.id) && (isJourney(flow.id) || heard.used === null);
  const isUsed = isBegun || isByCustomer(flow, run);
  return {
    ...heard,
    runs: new Map(heard.runs).set(run.id, { run, flow }),
    used: isUsed ? run.id : heard.used,
  };
}

const retold = ({ run, flow }: FlowRun) => ({
  ...{ run, flow },
  told: retell(flow, run),
  state: run.moves.at(-1)?.state ?? run.state,
});

/** A run of the bank, told as a walk of its flow. */
export type Followed = ReturnType<typeof retold>;

/** Follows the sessions of the bank in this browser, from `start` to `stop`. */
export function useLive() {
  const [isFollowing, setFollowing] = useState(false);
  const [heard, setHeard] = useState<Heard>(nothing);
  useEffect(() => {
    if (!isFollowing) return;
    document.cookie = `${COOKIE}=on; Path=/; SameSite=Strict`;
    const channel = new BroadcastChannel(CHANNEL);
    // One after the other, though some wait for their flow to be loaded.
    let told = Promise.resolve();
    const tell = async (run: SessionRun) => {
      const flow = await loadFlow(run.machine);
      if (flow) setHeard((before) => hear(before, { run, flow }));
    };
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const run = readRun(data);
      if (run) told = told.then(() => tell(run));
    });
    channel.postMessage(ASK);
    return () => {
      channel.close();
      document.cookie = `${COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`;
    };
  }, [isFollowing]);
  const { runs, pinned, used } = heard;
  const wanted = runs.get(pinned ?? used ?? "");
  const followed = useMemo(() => (wanted ? retold(wanted) : null), [wanted]);
  return {
    isOffered: isOffered("live"),
    isFollowing,
    runs: useMemo(() => [...runs.values()].map(({ run, flow }) => ({ run, flow: flow.id })), [runs]),
    followed: isFollowing ? followed : null,
    pin: (id: string) => setHeard((before) => ({ ...before, pinned: id })),
    start() {
      setHeard(nothing);
      setFollowing(true);
    },
    stop: () => setFollowing(false),
  };
}

export type Live = ReturnType<typeof useLive>;
