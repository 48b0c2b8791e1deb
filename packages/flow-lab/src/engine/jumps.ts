import { edgesOf, type Offer } from "./edges";
import { wait, type AnyFlowDefinition, type Moment, type Step } from "./engine";

interface Jump {
  /** Milliseconds. */
  lasts: number;
  /** Whether the computer sleeps meanwhile. */
  isAsleep: boolean;
}

/** Time that passes whether or not a timer is due at its end, by the name it has in a path. */
const jumps: Readonly<Record<string, Jump>> = {
  "+1s": { lasts: 1_000, isAsleep: false },
  "+30s": { lasts: 30_000, isAsleep: false },
  "+5m": { lasts: 300_000, isAsleep: false },
  "+slept.3h": { lasts: 10_800_000, isAsleep: true },
};

/** Lets that much time pass. Null when it is no name of a time. */
export function jump(flow: AnyFlowDefinition, from: Moment, name: string): Step | null {
  const asked = Object.hasOwn(jumps, name) ? jumps[name] : undefined;
  return asked ? wait(flow, from, from.now + asked.lasts, asked.isAsleep) : null;
}

/** A time as it stands in one moment: it changes something as long as a timer runs. Null when it is no name of a time. */
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

/** Every time that can be let pass, where the flow has timers at all. */
export const jumpsOf = (flow: AnyFlowDefinition, moment: Moment): readonly Offer[] =>
  hasTimers(flow) ? Object.keys(jumps).flatMap((name) => jumpOffer(moment, name) ?? []) : [];
