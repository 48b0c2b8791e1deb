import type { SessionClockCalls, SessionClockInput, SessionNews, Times } from "@amberline/flows/sessionClock";
import { noticeText } from "@amberline/flows/parts";
import type { Bank } from "../bank";
import { mono } from "../browser/clock";
import type { SessionState } from "./sessionState";

type Parts = Pick<Bank, "session" | "renewal" | "signOut" | "toasts" | "i18n" | "now" | "sessionProfile">;

function newsOf(before: SessionState, after: SessionState, times: () => Times): SessionNews | null {
  if (after.status === "signedIn") {
    if (before.status !== "signedIn") return { type: "session.opened", ...times() };
    if (before.session.id !== after.session.id) return { type: "session.replaced" };
    const isSame = before.session.accessToken === after.session.accessToken;
    return isSame ? null : { type: "session.renewed", ...times() };
  }
  if (before.status !== "signedIn") return null;
  return after.status === "ended"
    ? { type: "session.ended", cause: after.cause }
    : { type: "session.closed" };
}

/** Calls and input of the session clock in this app. */
export function sessionClockOf(
  { session, renewal, signOut, toasts, i18n, now, sessionProfile }: Parts,
  leave: () => void,
): { calls: SessionClockCalls; input: SessionClockInput } {
  const begun = session.state();
  // Outlives a watch: a session that opens has the clock watch anew.
  let known = begun;
  const times = (): Times => {
    const state = session.state();
    const tokenAt = state.status === "signedIn" ? state.session.tokenAt : 0;
    return { tokenAt, inputAt: session.inputAt(), now: now(), mono: mono() };
  };
  const input = {
    profile: sessionProfile,
    session: begun.status === "signedIn" ? times() : null,
    cause: begun.status === "ended" ? begun.cause : null,
  };
  const calls: SessionClockCalls = {
    look() {
      session.reread();
      return times();
    },
    watch(hear) {
      const look = () => {
        const before = known;
        known = session.state();
        const news = newsOf(before, known, times);
        if (news) hear(news);
      };
      look();
      return session.subscribe(look);
    },
    async renew() {
      const outcome = await (await renewal()).renew();
      return outcome.ok ? { ok: true, data: times() } : outcome;
    },
    end: signOut,
    drop: (cause) => void session.end(cause),
    shareInput: session.noteInput,
    acknowledge() {
      session.acknowledge();
      leave();
    },
    showToast: ({ tone, notice }) => toasts.show({ tone, text: noticeText(notice, i18n.t, i18n.language) }),
    // After the page has unmounted, so that its leave guard does not ask.
    reload: () => setTimeout(() => location.reload()),
  };
  return { calls, input };
}
