import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";

/** Six-character codes that stand in for the authenticator app once each. An addition to the specification. */
export const recoveryCodesField = () => array().of(string().required()).nullable().default(undefined);

/** Switches two-factor on or off with a current code. Switching on answers the recovery codes, once. */
export const twoFactorUpdate = defineCall({
  name: "twoFactorUpdate",
  summary: "Switches two-factor on or off.",
  method: "POST",
  path: "/user/two_factor_update",
  request: object({ enable: boolean().required(), code: string().required().max(6) }),
  response: object({
    success: boolean().required(),
    error: optionalText(),
    recovery_codes: recoveryCodesField(),
  }),
});
