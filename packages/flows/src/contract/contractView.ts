import type { SnapshotFrom } from "xstate";
import type { contractMachine } from "./contract.machine";
import type { ContractEvent } from "./contract.setup";

/** The contract as it stands, and a way to act on it. */
export interface ContractView {
  snapshot: SnapshotFrom<typeof contractMachine>;
  send: (event: ContractEvent) => void;
}
