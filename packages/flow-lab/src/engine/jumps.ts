import { edgesOf, type Offer } from "./edges";
import { wait, type AnyFlowDefinition, type Moment, type Step } from "./engine";

interface Jump {
  /** Milliseconds. */
  lasts: number;
  /** Whether the computer is asleep meanwhile. */
  isAsleep: boolean;
}

/** Jumps in time by step id, whether or not a timer fires at their end. */
const jumps: Readonly<Record<string, Jump>> = {
  "+1s": { lasts: 1_000, isAsleep: false },
  "+30s": { lasts: 30_000, isAsleep: false },
  "+5m": { lasts: 300_000, isAsleep: false },
  "+slept.3h": { lasts: 10_800_000, isAsleep: true },
};

/** Null for an unknown id. */
export function jump(flow: AnyFlowDefinition, from: Moment, name: string): Step | null {
  const asked = Object.hasOwn(jumps, name) ? jumps[name] : undefined;
  return asked ? wait(flow, from, from.now + asked.lasts, asked.isAsleep) : null;
}

/** A jump at one moment: it has an effect while a timer runs. Null for an unknown id. */
export function jumpOffer({ snapshot, timers }: Moment, name: string): Offer | null {
  if (!Object.hasOwn(jumps, name)) return null;
  return {
    example: { id: name, group: "time", event: { type: name } },
    edges: [],
    refusedBy: null,
    isForbidden: false,
    isTaken: snapshot.status === "active" && timers.length > 0,
  };
}

const hasTimers = (flow: AnyFlowDefinition) => edgesOf(flow).some(({ event }) => event.startsWith("after "));

/** All jumps, if the flow has timers at all. */
export const jumpsOf = (flow: AnyFlowDefinition, moment: Moment): readonly Offer[] =>
  hasTimers(flow) ? Object.keys(jumps).flatMap((name) => jumpOffer(moment, name) ?? []) : [];
