import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";
import { recoveryCodesField } from "./twoFactorUpdate";
import { STEP_UP_REQUIRED } from "./stepUp";

/** Invalidates the old ones. An addition to the specification. */
export const recoveryCodesCreate = defineCall({
  name: "recoveryCodesCreate",
  summary: "Makes new recovery codes.",
  method: "POST",
  path: "/user/recovery_codes/create",
  request: object({ code: string().required().max(6) }),
  response: object({
    success: boolean().default(true),
    error: optionalText(),
    recovery_codes: recoveryCodesField(),
  }),
  refusals: [STEP_UP_REQUIRED],
});
