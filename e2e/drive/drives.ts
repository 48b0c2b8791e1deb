import { type FlowDrive } from "./flowDrive";
import { sendDrive } from "./send";

/** Every flow that is played in the real app. */
export const drives: Readonly<Record<string, FlowDrive>> = { send: sendDrive };
