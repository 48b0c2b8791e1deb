export { contractMachine } from "./contract.machine";
export { wireContract, type ContractCalls } from "./contract.wire";
export { ContractPart, type ContractPartProps } from "./ContractPart";
export type {
  AgreementOutcome,
  ContractEvent,
  SignatureOutcome,
  SignedOutcome,
  SignOutcome,
} from "./contract.types";
export { ContractScreen } from "./ContractScreen";
export type { ContractView } from "./contractView";
