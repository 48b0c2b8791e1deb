import { type CallName } from "@amberline/api/contract";
import { type FaultKind } from "@amberline/api/operator";

export interface PlannedFault {
  call: CallName;
  fault: FaultKind;
  /** Number of requests affected. @default 1 */
  times?: number;
  /** For `status` and `statusAfter`, 400 to 599. @default 500 */
  status?: number;
  /** For `slow`, in milliseconds. @default 10000 */
  ms?: number;
  /** Affects only requests with this value of `visitorHeader`. @default all requests */
  visitor?: string;
}

/** Identifies a tester, so that several testers of one sandbox have their own faults. */
export const visitorHeader = "X-Sandbox-Visitor";

/** Planned faults, applied in order per call. Those of a visitor affect nobody else. */
export interface Faults {
  plan(...faults: PlannedFault[]): void;
  /** Returns and uses up the fault for the next request of a call, or of a visitor's call. */
  take(call: CallName, visitor?: string): PlannedFault | null;
  /** Planned faults without a visitor. */
  pending(): readonly PlannedFault[];
  /** Removes the planned faults without a visitor. */
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
