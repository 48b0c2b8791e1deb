import { createUnsentKeeper, type UnsentKeeper } from "@amberline/flows/chat";
import type { SessionStore } from "../session/sessionStore";

let kept: { session: string | null; unsent: UnsentKeeper } | null = null;

/** What is written in the chat and not sent, kept until the page closes or the session ends. */
export function chatUnsent(session: Pick<SessionStore, "id">): UnsentKeeper {
  const id = session.id();
  if (kept?.session !== id) kept = { session: id, unsent: createUnsentKeeper() };
  return kept.unsent;
}
