import type { MemberValues } from "../members/memberValues";
import type { CompanyValues, ExposureValues } from "./answers";

/** What is typed into the forms of a registration and not stored yet. */
export interface CompanyDrafts {
  company?: CompanyValues;
  exposure?: ExposureValues;
  member?: MemberValues;
}

/** Keeps typed text while another step, or another page, is open. In memory only. */
export interface DraftKeeper {
  read(): CompanyDrafts;
  keep(change: CompanyDrafts): void;
  forget(step: keyof CompanyDrafts): void;
}

export function createDraftKeeper(): DraftKeeper {
  let drafts: CompanyDrafts = {};
  return {
    read: () => drafts,
    keep(change) {
      drafts = { ...drafts, ...change };
    },
    forget(step) {
      const { [step]: _, ...rest } = drafts;
      drafts = rest;
    },
  };
}
