export {
  accountStatusOf,
  type BankNames,
  type LoadingBanks,
  type BankDetails,
  type AccountStatus,
} from "./bankDetails";
export { ReceiveScreen, type ReceiveScreenProps } from "./ReceiveScreen";
export {
  receiveMachine,
  type ReceiveEvent,
  type ReceiveOutcome,
  wireReceive,
  type ReceiveCalls,
} from "./receive.machine";
