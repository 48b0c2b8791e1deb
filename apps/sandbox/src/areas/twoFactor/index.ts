import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { renewRecoveryCodes } from "./renewCodes";
import { beginSetup } from "./setup";
import { updateTwoFactor } from "./update";

export function mountTwoFactor(handle: Handle, parts: Parts): void {
  handle.session(calls.twoFactorSetup, beginSetup(parts));
  handle.session(calls.twoFactorUpdate, updateTwoFactor(parts));
  handle.session(calls.recoveryCodesCreate, renewRecoveryCodes(parts));
}
