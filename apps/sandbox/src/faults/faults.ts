import { type CallName } from "@amberline/api/contract";

/** What can go wrong. `…After` lets the call do its work first, so that only the answer is lost or spoiled. */
export const faultKinds = [
  "drop",
  "dropAfter",
  "status",
  "statusAfter",
  "malformed",
  "malformedAfter",
  "slow",
  "duplicate",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface PlannedFault {
  call: CallName;
  fault: FaultKind;
  /** How many requests it meets. @default 1 */
  times?: number;
  /** For `status` and `statusAfter`, 400 to 599. @default 500 */
  status?: number;
  /** For `slow`, in milliseconds. @default 10000 */
  ms?: number;
}

/** The faults a tester has planned, met in order, each call for itself. */
export interface Faults {
  plan(...faults: PlannedFault[]): void;
  /** The fault the next request of a call meets; counts it as met. */
  take(call: CallName): PlannedFault | null;
  /** What is still to come. */
  pending(): readonly PlannedFault[];
  clear(): void;
}

export function createFaults(): Faults {
  let planned: (PlannedFault & { times: number })[] = [];
  return {
    plan(...faults) {
      planned.push(...faults.map((fault) => ({ ...fault, times: fault.times ?? 1 })));
    },
    take(call) {
      const found = planned.find((fault) => fault.call === call);
      if (!found) return null;
      found.times -= 1;
      planned = planned.filter(({ times }) => times > 0);
      return found;
    },
    pending: () => planned.map((fault) => ({ ...fault })),
    clear() {
      planned = [];
    },
  };
}
