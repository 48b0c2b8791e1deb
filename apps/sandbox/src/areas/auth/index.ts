import { calls, steppedUpActs } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Handle } from "../../http/handle";
import { forgetCache } from "../../http/headers";
import { SessionOver } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { answerChallenge, sendChallenge, type ActName, type FindAct } from "./act";
import { confirmAddress } from "./confirmation";
import { challengeSignIn, signInWithPasskey } from "./passkeySignIn";
import { changePassword } from "./passwordChange";
import { rotate } from "./refreshing";
import { blockOwnLogin } from "./loginBlock";
import { confirmReset } from "./resetConfirm";
import { requestReset } from "./resetRequest";
import { refreshGraceMs, revokeSession } from "./sessions";
import { signIn } from "./signIn";
import { signUp } from "./signUp";
import { findSteppedUpAct, stepUp, type FindChanges, type SteppedUp } from "./stepUp";

/** What a code can be for outside this folder. */
type OtherActs = Record<Exclude<ActName, SteppedUp>, FindAct>;

export function mountAuth(
  handle: Handle,
  parts: Parts,
  addresses: Addresses,
  { acts, changes }: { acts: OtherActs; changes: FindChanges },
): void {
  handle.open(calls.login, signIn(parts, addresses));
  handle.open(calls.loginBlock, blockOwnLogin(parts, addresses));
  handle.open(calls.loginChallenge, challengeSignIn(parts, addresses));
  handle.open(calls.loginPasskey, signInWithPasskey(parts, addresses));

  handle.session(
    calls.logout,
    async ({ caller, now, answerHeader }) => {
      await revokeSession(parts.db, caller.sessionId, now, "signed out");
      await audit(parts.db, { at: now, action: "signOut", loginId: caller.id });
      await parts.pubsub.publish(caller.id);
      answerHeader(...forgetCache);
      return { success: true };
    },
    // A session that timed out is ended by the token that expired with it.
    { unconfirmed: "yes", graceMs: refreshGraceMs },
  );

  handle.open(calls.refresh, async ({ request, now }) => {
    const tokens = await rotate(parts, request.refreshToken, now);
    if (!tokens) throw new SessionOver();
    return tokens;
  });

  handle.session(calls.confirm, confirmAddress(parts), { unconfirmed: "yes" });
  handle.open(calls.register, signUp(parts));
  handle.open(calls.reset, requestReset(parts, addresses));
  handle.open(calls.resetConfirm, confirmReset(parts, addresses));
  handle.session(calls.passwordChange, changePassword(parts));
  const steppedUp = Object.fromEntries(steppedUpActs.map((act) => [act, findSteppedUpAct(changes, act)]));
  const all = { ...(steppedUp as Record<SteppedUp, FindAct>), ...acts };
  handle.session(calls.challengeCreate, sendChallenge(parts, addresses, all));
  handle.session(calls.challengeAnswer, answerChallenge(parts, addresses, all));
  handle.session(calls.stepUp, stepUp(parts, changes));
}
