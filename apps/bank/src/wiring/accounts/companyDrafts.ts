import { createDraftKeeper, type DraftKeeper } from "@amberline/flows/corporateOnboarding";
import type { SessionStore } from "../session/sessionStore";

let kept: { session: string | null; accountId: string; drafts: DraftKeeper } | null = null;

/** What is typed into an account's registration of a company, kept until the page closes, the session ends or another account's begins. */
export function companyDrafts(session: Pick<SessionStore, "id">, accountId: string): DraftKeeper {
  const id = session.id();
  if (kept?.session !== id || kept.accountId !== accountId)
    kept = { session: id, accountId, drafts: createDraftKeeper() };
  return kept.drafts;
}
