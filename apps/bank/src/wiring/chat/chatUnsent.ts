import { createUnsentKeeper, type UnsentKeeper } from "@amberline/flows/chat";
import type { SessionStore } from "../session/sessionStore";

let kept: { session: string | null; unsent: UnsentKeeper } | null = null;

/** Unsent chat drafts, kept in memory until the session ends. */
export function chatUnsent(session: Pick<SessionStore, "id">): UnsentKeeper {
  const id = session.id();
  if (kept?.session !== id) kept = { session: id, unsent: createUnsentKeeper() };
  return kept.unsent;
}
