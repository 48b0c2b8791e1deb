import type { Outcome } from "@amberline/api/client";
import type { Ages, SessionProfile, Times } from "./lifetime";

/** Why a session is over: its time passed, the provider said so, or another tab signed out. */
export type EndCause = "time" | "expired" | "elsewhere";

export interface SessionClockInput {
  profile: SessionProfile;
  /** The session that is stored; null when nobody is signed in. */
  session: Times | null;
  /** Set when the stored session was found to be over. @default null */
  cause?: EndCause | null;
}

export interface SessionClockContext extends Ages {
  profile: SessionProfile;
  hasSession: boolean;
  /** Milliseconds to the end. */
  remaining: number;
  /** Seconds left when the countdown was last spoken; null when it was not yet. */
  spoken: number | null;
  cause: EndCause | null;
}

/** A look at the clocks. `hasActed` tells of real input in this tab since the last one. */
export type Tick = { type: "clock.tick"; hasActed: boolean } & Times;

/** What happens to the session outside its clock: in this tab or in another one. */
export type SessionNews =
  | ({ type: "session.opened" } & Times)
  /** A newer token of the same sign-in. */
  | ({ type: "session.renewed" } & Times)
  | { type: "session.ended"; cause: EndCause }
  /** Signed out here; nothing needs to be said. */
  | { type: "session.closed" }
  /** Another tab signed in anew under a session that was open here. */
  | { type: "session.replaced" };

export type SessionClockEvent =
  | Tick
  | SessionNews
  | { type: "session.extend" }
  | { type: "session.logOut" }
  | { type: "dialog.close" };

export type RenewOutcome = Outcome<Times>;
