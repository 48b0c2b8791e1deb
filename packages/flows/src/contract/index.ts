export { contractMachine, wireContract, type ContractCalls, type ContractView } from "./contract.machine";
export { ContractPart, type ContractPartProps, ContractScreen } from "./ContractScreen";
export type {
  AgreementOutcome,
  ContractEvent,
  SignatureOutcome,
  SignedOutcome,
  SignOutcome,
} from "./contract.setup";
