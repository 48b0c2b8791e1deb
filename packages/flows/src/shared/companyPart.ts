import type { Company } from "@amberline/api/client";
import type { ActorRef, Snapshot } from "xstate";
import type { Notice } from "./notice";

/** What a part of a company's page is told by the machine that hosts it. */
export type PartHears = { type: "COMPANY_CHANGED"; company: Company };

/** What it tells that machine: something was written. */
export type HostHears = { type: "REFRESH" };

export interface PartInput {
  corporateId: string;
  /** As it was last read. */
  company: Company;
  parent: ActorRef<Snapshot<unknown>, HostHears>;
}

/** Something to be said in a toast. */
export interface Said {
  tone: "positive" | "negative";
  notice: Notice;
}

export interface PartVoice {
  /** Says in a toast what became of something. */
  tell(said: Said): void;
}
