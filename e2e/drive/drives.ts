import { type FlowDrive } from "./flowDrive";
import { loginDrive } from "./login";
import { sendDrive } from "./send";
import { sessionClockDrive } from "./sessionClock";

/** Every flow that is played in the real app. */
export const drives: Readonly<Record<string, FlowDrive>> = {
  login: loginDrive,
  send: sendDrive,
  sessionClock: sessionClockDrive,
};
