import type { Company } from "@amberline/api/client";
import type { ActorRef, Snapshot } from "xstate";

/** Sent by the host machine to a part of a company's page. */
export type PartEvent = { type: "company.changed"; company: Company };

/** Sent to the host after a change was stored. */
export type HostEvent = { type: "company.refresh" };

export interface PartInput {
  companyId: string;
  /** As last read. */
  company: Company;
  parent: ActorRef<Snapshot<unknown>, HostEvent>;
}
