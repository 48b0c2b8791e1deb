import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

/** Six-character codes, each usable once instead of the authenticator app. An addition to the specification. */
export const recoveryCodesField = () => array().of(string().required()).nullable().default(undefined);

/** Requires a current code. Enabling returns the recovery codes, this once. */
export const twoFactorUpdate = defineCall({
  name: "twoFactorUpdate",
  summary: "Switches two-factor on or off.",
  method: "POST",
  path: "/user/two_factor_update",
  request: object({ enable: boolean().required(), code: string().required().max(6) }),
  response: object({
    success: boolean().default(true),
    error: optionalText(),
    recovery_codes: recoveryCodesField(),
  }),
  refusals: [STEP_UP_REQUIRED],
});
