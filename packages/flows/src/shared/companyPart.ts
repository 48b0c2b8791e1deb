import type { Company } from "@amberline/api/client";
import type { ActorRef, Snapshot } from "xstate";

/** What a part of a company's page is told by the machine that hosts it. */
export type PartEvent = { type: "company.changed"; company: Company };

/** What it tells that machine: something was written. */
export type HostEvent = { type: "company.refresh" };

export interface PartInput {
  companyId: string;
  /** As it was last read. */
  company: Company;
  parent: ActorRef<Snapshot<unknown>, HostEvent>;
}
