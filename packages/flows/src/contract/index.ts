export { contractMachine } from "./contract.machine";
export { wireContract, type ContractCalls } from "./contract.wire";
