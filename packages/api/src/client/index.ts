export { createClient, type Client, type Tokens } from "./createClient";
export { mapOutcome, type Failure, type Outcome, type Problem, type Refused } from "./outcome";
export type { CallOptions, ClientSession, TransportOptions } from "./transport";
export type * from "./model";
