export { contractMachine, wireContract, type ContractCalls } from "./contract.machine";
export { ContractPart, type ContractPartProps } from "./ContractPart";
export type {
  AgreementOutcome,
  ContractEvent,
  SignatureOutcome,
  SignedOutcome,
  SignOutcome,
} from "./contract.setup";
export { ContractScreen } from "./ContractScreen";
export type { ContractView } from "./contractView";
