import { calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Handle } from "../../http/handle";
import { SessionOver } from "../../http/refusal";
import { type Parts } from "../../parts";
import { confirmAddress } from "./confirmation";
import { requestReset } from "./resetRequest";
import { revokeSession, rotate } from "./sessions";
import { signIn } from "./signIn";

/** Signing in and out, extending the session, confirming an address, starting a password reset. */
export function mountAuth(handle: Handle, parts: Parts): void {
  handle.open(calls.login, signIn(parts));

  handle.session(
    calls.logout,
    async ({ caller, now }) => {
      await revokeSession(parts.db, caller.sessionId, now, "signed out");
      await audit(parts.db, { at: now, action: "signOut", loginId: caller.id });
      return { success: true };
    },
    { unconfirmed: "yes" },
  );

  handle.open(calls.refresh, async ({ request, now }) => {
    const tokens = await rotate(parts, request.refreshToken, now);
    if (!tokens) throw new SessionOver();
    return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken };
  });

  handle.session(calls.confirm, confirmAddress(parts), { unconfirmed: "yes" });
  handle.open(calls.reset, requestReset(parts));
}
