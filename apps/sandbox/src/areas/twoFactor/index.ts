import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { renewRecoveryCodes } from "./renewCodes";
import { beginSetup } from "./setup";
import { updateTwoFactor } from "./update";

/** Turning two-factor on and off, and the recovery codes that stand in for the authenticator app. */
export function mountTwoFactor(handle: Handle, parts: Parts): void {
  handle.session(calls.twoFactorSetup, beginSetup(parts));
  handle.session(calls.twoFactorUpdate, updateTwoFactor(parts));
  handle.session(calls.recoveryCodesCreate, renewRecoveryCodes(parts));
}
