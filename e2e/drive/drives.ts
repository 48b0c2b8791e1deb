import { type FlowDrive } from "./flowDrive";
import { loginDrive } from "./login";
import { passwordChangeDrive, passwordResetDrive } from "./passwords";
import { sendDrive } from "./send";
import { sessionClockDrive } from "./sessionClock";
import { signUpDrive } from "./signUp";
import { verificationDrive } from "./verification";

/** Every flow that is played in the real app. */
export const drives: Readonly<Record<string, FlowDrive>> = {
  login: loginDrive,
  send: sendDrive,
  sessionClock: sessionClockDrive,
  verification: verificationDrive,
  signUp: signUpDrive,
  passwordReset: passwordResetDrive,
  passwordChange: passwordChangeDrive,
};
