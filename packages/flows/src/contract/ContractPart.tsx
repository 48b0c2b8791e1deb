import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { contractMachine } from "./contract.machine";
import { ContractScreen } from "./ContractScreen";

export interface ContractPartProps {
  actor: ActorRefFrom<typeof contractMachine>;
}

/** The contract of a company (specification 2.12), in its registration and in its profile. */
export function ContractPart({ actor }: ContractPartProps) {
  const snapshot = useSelector(actor, (now) => now);
  return <ContractScreen snapshot={snapshot} send={actor.send} />;
}
