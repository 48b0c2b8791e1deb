import { useEffect, useMemo, useState } from "react";
import { begin, retell, type AnyFlowDefinition, type SessionRun } from "@amberline/flow-lab/engine";
import { flows, isJourney } from "@amberline/flow-lab/flows";
import { isOffered } from "../offered";
import { ASK, CHANNEL, COOKIE, readRun } from "./channel";

const flowBy = new Map(flows.map((flow) => [flow.machine.id, flow]));
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

/** Runs as they were heard. Followed is the journey begun last, the run the customer used last, or a tester's choice. */
interface Heard {
  runs: ReadonlyMap<string, SessionRun>;
  used: string | null;
  pinned: string | null;
}

const nothing: Heard = { runs: new Map(), used: null, pinned: null };

function hear(heard: Heard, run: SessionRun): Heard {
  const flow = flowBy.get(run.machine);
  if (!flow) return heard;
  // The parts of the page that a journey leads to begin by themselves: until they are used, its end is shown.
  const isBegun = !heard.runs.has(run.id) && (isJourney(flow) || heard.used === null);
  const isUsed = isBegun || isByCustomer(flow, run);
  return { ...heard, runs: new Map(heard.runs).set(run.id, run), used: isUsed ? run.id : heard.used };
}

function retold(run: SessionRun | undefined) {
  const flow = run && flowBy.get(run.machine);
  return run && flow
    ? { run, flow, told: retell(flow, run), state: run.moves.at(-1)?.state ?? run.state }
    : null;
}

/** A run of the bank, told as a walk of its flow. */
export type Followed = NonNullable<ReturnType<typeof retold>>;

/** Follows the sessions of the bank in this browser, from `start` to `stop`. */
export function useLive() {
  const [isFollowing, setFollowing] = useState(false);
  const [heard, setHeard] = useState<Heard>(nothing);
  useEffect(() => {
    if (!isFollowing) return;
    document.cookie = `${COOKIE}=on; Path=/; SameSite=Strict`;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const run = readRun(data);
      if (run) setHeard((before) => hear(before, run));
    });
    channel.postMessage(ASK);
    return () => {
      channel.close();
      document.cookie = `${COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`;
    };
  }, [isFollowing]);
  const { runs, pinned, used } = heard;
  const run = runs.get(pinned ?? used ?? "");
  const followed = useMemo(() => retold(run), [run]);
  return {
    isOffered: isOffered("live"),
    isFollowing,
    runs: useMemo(
      () => [...runs.values()].map((each) => ({ run: each, flow: flowBy.get(each.machine)?.id ?? "" })),
      [runs],
    ),
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
