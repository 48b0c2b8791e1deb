import { type CallName } from "@amberline/api/contract";
import { type FaultKind } from "@amberline/api/operator";

export interface PlannedFault {
  call: CallName;
  fault: FaultKind;
  /** How many requests it meets. @default 1 */
  times?: number;
  /** For `status` and `statusAfter`, 400 to 599. @default 500 */
  status?: number;
  /** For `slow`, in milliseconds. @default 10000 */
  ms?: number;
  /** Meets only requests that name this visitor in `visitorHeader`. @default everybody's */
  visitor?: string;
}

/** Names who asks, so that several testers of one sandbox meet faults of their own. */
export const visitorHeader = "X-Sandbox-Visitor";

/** The faults testers have planned, met in order, each call for itself. A visitor's own are nobody else's concern. */
export interface Faults {
  plan(...faults: PlannedFault[]): void;
  /** The fault the next request of a call meets, of a visitor when it names one; counts it as met. */
  take(call: CallName, visitor?: string): PlannedFault | null;
  /** What is still to come for everybody. */
  pending(): readonly PlannedFault[];
  /** Forgets what is to come for everybody. */
  clear(): void;
}

const isEverybodys = ({ visitor }: PlannedFault): boolean => visitor === undefined;

export function createFaults(): Faults {
  let planned: (PlannedFault & { times: number })[] = [];
  return {
    plan(...faults) {
      planned.push(...faults.map((fault) => ({ ...fault, times: fault.times ?? 1 })));
    },
    take(call, visitor) {
      const found = planned.find(
        (fault) => fault.call === call && (isEverybodys(fault) || fault.visitor === visitor),
      );
      if (!found) return null;
      found.times -= 1;
      planned = planned.filter(({ times }) => times > 0);
      return found;
    },
    pending: () => planned.filter(isEverybodys).map((fault) => ({ ...fault })),
    clear() {
      planned = planned.filter((fault) => !isEverybodys(fault));
    },
  };
}
