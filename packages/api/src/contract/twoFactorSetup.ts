import { object, string } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

/** Two-factor stays off until a code of this secret is sent. */
export const twoFactorSetup = defineCall({
  name: "twoFactorSetup",
  summary: "Answers a secret for an authenticator app.",
  method: "POST",
  path: "/user/two_factor_setup",
  request: noBody,
  response: object({
    /** An otpauth: address to draw as a QR code, or a data: image of one. */
    qrCodeUrl: string().required(),
    /** Base32. */
    secret: string().required(),
  }),
  refusals: [STEP_UP_REQUIRED],
});
