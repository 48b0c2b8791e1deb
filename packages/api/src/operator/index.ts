export {
  OPERATOR_PATH,
  addressOf,
  defineOperatorCall,
  type AnyOperatorCall,
  type OperatorRequest,
  type OperatorResponse,
} from "./call";
export { createOperatorClient, type AskOperator } from "./client";
export * from "./chats";
export * from "./companies";
export * from "./complaints";
export * from "./customers";
export * from "./kinds";
export * from "./outbox";
export * from "./payments";
export * from "./testing";
export * from "./verifications";
