export { SendScreen, type SendScreenProps } from "./SendScreen";
export type { SendPrefill } from "./SendForm";
export type { FindBank } from "../payee";
export { sendMachine } from "./send.machine";
export type { PendingAttempt, SendCaps, SendEvent, SendInput, SendResult } from "./send.types";
export { wireSend, type SendCalls } from "./send.wire";
