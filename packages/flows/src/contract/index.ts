export { contractMachine } from "./contract.machine";
export { wireContract, type ContractCalls } from "./contract.wire";
export { ContractPart, type ContractPartProps } from "./ContractPart";
