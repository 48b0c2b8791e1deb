export {
  BACKGROUND_HEADER,
  OPERATOR_PATH,
  QUERY_HEADER,
  addressOf,
  defineOperatorCall,
  type AnyOperatorCall,
  type OperatorRequest,
  type OperatorResponse,
  type OperatorRoute,
} from "./call";
export { createFileReader, createOperatorClient, type AskOperator } from "./client";
export * from "./chats";
export * from "./companies";
export * from "./complaints";
export * from "./customers";
export * from "./kinds";
export * from "./operators";
export * from "./outbox";
export * from "./payments";
export * from "./testing";
export * from "./trail";
export * from "./verifications";
