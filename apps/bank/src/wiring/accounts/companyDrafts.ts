import { createDraftKeeper, type DraftKeeper } from "@amberline/flows/companyRegistration";
import type { SessionStore } from "../session/sessionStore";

let kept: { session: string | null; accountId: string; drafts: DraftKeeper } | null = null;

/** Drafts of a company registration, kept in memory until the session ends or another account registers. */
export function companyDrafts(session: Pick<SessionStore, "id">, accountId: string): DraftKeeper {
  const id = session.id();
  if (kept?.session !== id || kept.accountId !== accountId)
    kept = { session: id, accountId, drafts: createDraftKeeper() };
  return kept.drafts;
}
