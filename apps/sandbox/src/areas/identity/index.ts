import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { sendLink } from "./links";
import { type IdentityOptions } from "./options";
import { ensureApplicant, makeWidgetToken } from "./widgetToken";

export { decideVerification, type Verdict } from "./decide";
export { submitPhotosFor } from "./submitPhotosFor";
export {
  sameAddress,
  verificationRules,
  type Addresses,
  type IdentityOptions,
  type VerificationRules,
} from "./options";
export { isReviewAutomatic, reviewWaiting, setReviewAutomatic } from "./review";
export { documents } from "./state";
export { widgetApi } from "./widgetApi";
export { endWidgetTokens } from "./widgetToken";

export function mountIdentity(handle: Handle, parts: Parts, options: IdentityOptions): void {
  const { addresses, rules } = options;
  handle.session(calls.verificationToken, async ({ caller, now, url }) => {
    await ensureApplicant(parts, caller.id);
    const source = { sessionId: caller.sessionId };
    const origin = addresses.widgetFor(url);
    return makeWidgetToken(parts, { loginId: caller.id, source, origin, now, lifeMs: rules.tokenLifeMs });
  });
  handle.session(calls.verificationLink, sendLink(parts, options));
}
