import type { Company } from "@amberline/api/client";
import type { ActorRef, Snapshot } from "xstate";

/** What a part of a company's page is told by the machine that hosts it. */
export type PartHears = { type: "company.changed"; company: Company };

/** What it tells that machine: something was written. */
export type HostHears = { type: "company.refresh" };

export interface PartInput {
  corporateId: string;
  /** As it was last read. */
  company: Company;
  parent: ActorRef<Snapshot<unknown>, HostHears>;
}
