export { completeClient, createClient, type Client } from "./createClient";
export type { EntryClient } from "./createEntryClient";
export { mapOutcome, type Failure, type Outcome, type Problem, type Refused } from "./outcome";
export type { CallOptions, ClientSession, TransportOptions } from "./transport";
export type * from "./model";
export type * from "./chatModel";
export type { ChatStreamEnd, ChatStreamOptions } from "./chatStream";
export type * from "./companyModel";
