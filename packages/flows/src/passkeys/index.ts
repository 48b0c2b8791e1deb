export { canUsePasskeys, makePasskey, signPasskey } from "./browser";
export { PasskeysScreen, type PasskeysScreenProps } from "./PasskeysScreen";
export {
  wirePasskeys,
  type AddOutcome,
  type PasskeysEvent,
  type PasskeysOutcome,
  type RemoveOutcome,
} from "./passkeys.machine";
