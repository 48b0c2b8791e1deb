import type { MemberValues } from "../members/memberValues";
import type { CompanyValues, ExposureValues } from "./answers";

/** Unsaved form values of a registration. */
export interface CompanyDrafts {
  company?: CompanyValues;
  exposure?: ExposureValues;
  member?: MemberValues;
}

/** Keeps unsaved values while another step or page is open. In memory only. */
export interface DraftKeeper {
  read(): CompanyDrafts;
  keep(change: CompanyDrafts): void;
  forget(step: keyof CompanyDrafts): void;
  isEmpty(): boolean;
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
    isEmpty: () => Object.keys(drafts).length === 0,
  };
}
