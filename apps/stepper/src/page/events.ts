import { foldText } from "@amberline/domain/text";
import { dueOf, type AnyFlowDefinition, type Moment, type Offer } from "@amberline/flow-lab/engine";
import { answerParts, type Names } from "../names/names";

export interface EventGroup {
  /** `user`, `provider`, `time` or `environment`; answers are grouped by call. */
  kind: Offer["example"]["group"];
  /** Name of the call in flight, null for other groups. */
  call: string | null;
  offers: readonly Offer[];
}

const kinds = ["user", "provider", "time", "environment"] as const;

const callOf = ({ example }: Offer) => answerParts(example.id)?.call ?? null;

/** Of an answer that is named by its HTTP status, which objects put before all names. */
const isStatus = ({ example }: Offer) => /=\d/.test(example.id);
const rank = (offer: Offer) => (offer.isTaken ? 0 : 2) + (isStatus(offer) ? 1 : 0);

/** Possible events first, each part in the order of the catalogue, statuses last. */
const sorted = (offers: readonly Offer[]) => offers.toSorted((one, other) => rank(one) - rank(other));

const canBeTaken = (groups: readonly EventGroup[], can: boolean) =>
  groups.filter(({ offers }) => offers.some(({ isTaken }) => isTaken) === can);

function grouped(offers: readonly Offer[]): readonly EventGroup[] {
  return kinds.flatMap((kind): EventGroup[] => {
    const own = offers.filter(({ example }) => example.group === kind);
    if (kind !== "provider") return own.length > 0 ? [{ kind, call: null, offers: sorted(own) }] : [];
    return [...new Set(own.map(callOf))].map((call) => ({
      kind,
      call,
      offers: sorted(own.filter((offer) => callOf(offer) === call)),
    }));
  });
}

/** Events by who causes them, answers by their call. Groups without a possible event come last. */
export function groupsOf(offers: readonly Offer[]): readonly EventGroup[] {
  const groups = grouped(offers);
  return [...canBeTaken(groups, true), ...canBeTaken(groups, false)];
}

/** Those whose name or id contains the text, ignoring diacritics. */
export function found(offers: readonly Offer[], names: Names, typed: string): readonly Offer[] {
  const wanted = foldText(typed);
  if (wanted === "") return offers;
  return offers.filter(({ example: { id } }) => foldText(`${names.event(id)} ${id}`).includes(wanted));
}

/** Milliseconds until a timer fires; null if it is not running. */
export function waitOf(flow: AnyFlowDefinition, moment: Moment, id: string): number | null {
  const due = dueOf(flow, moment, id);
  return due === null ? null : Math.max(0, due - moment.now);
}
