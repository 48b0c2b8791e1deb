export {
  AccountClosingScreen,
  type AccountClosingScreenProps,
  type ClosingKind,
} from "./AccountClosingScreen";
export { ClosingAgreement } from "./ClosingAgreement";
export {
  wireAccountClosing,
  type AccountClosingCalls,
  type AccountClosingEvent,
} from "./accountClosing.machine";
