import { calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Handle } from "../../http/handle";
import { SessionOver } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { confirmAddress } from "./confirmation";
import { changePassword } from "./passwordChange";
import { rotate } from "./refreshing";
import { confirmReset } from "./resetConfirm";
import { requestReset } from "./resetRequest";
import { refreshGraceMs, revokeSession } from "./sessions";
import { signIn } from "./signIn";
import { signUp } from "./signUp";

export function mountAuth(handle: Handle, parts: Parts, addresses: Addresses): void {
  handle.open(calls.login, signIn(parts, addresses));

  handle.session(
    calls.logout,
    async ({ caller, now }) => {
      await revokeSession(parts.db, caller.sessionId, now, "signed out");
      await audit(parts.db, { at: now, action: "signOut", loginId: caller.id });
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
}
