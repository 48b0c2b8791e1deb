import { array, boolean, number, object, string, type InferType } from "yup";
import { defineOperatorCall } from "./call";
import { text } from "./wire";

const fault = object({
  call: text(),
  fault: text(),
  times: number().required(),
  status: number(),
  ms: number(),
});
export type OperatorFault = InferType<typeof fault>;

const pending = object({ faults: array(fault).required() });

/** The planned faults, and what can be planned. */
export const listFaults = defineOperatorCall({
  method: "GET",
  path: "/faults",
  access: "faults",
  request: object({}),
  response: pending.shape({
    calls: array(string().required()).required(),
    kinds: array(string().required()).required(),
  }),
});

/** Plans a fault for the next requests of a call. */
export const planFault = defineOperatorCall({
  method: "POST",
  path: "/faults",
  access: "faults",
  logged: ["call", "fault", "times"],
  request: object({
    call: string().required(),
    fault: string().required(),
    times: number().integer().min(1).max(1_000).default(1),
    status: number().integer().min(400).max(599).default(500),
    ms: number().integer().min(0).max(120_000).default(10_000),
  }),
  response: pending,
});

export const clearFaults = defineOperatorCall({
  method: "DELETE",
  path: "/faults",
  access: "faults",
  request: object({}),
  response: pending,
});

const clock = object({
  /** Milliseconds since 1970 in UTC, by the sandbox's clock. */
  now: number().required(),
  shiftMs: number().required(),
});

export const readClock = defineOperatorCall({
  method: "GET",
  path: "/clock",
  access: "faults",
  request: object({}),
  response: clock.shape({ isMovable: boolean().required() }),
});

const farthest = 3_155_760_000_000;

/** Shifts the sandbox's clock; sessions, codes and clearing follow it. */
export const shiftClock = defineOperatorCall({
  method: "POST",
  path: "/clock",
  access: "faults",
  logged: ["shiftMs"],
  request: object({ shiftMs: number().integer().min(-farthest).max(farthest).required() }),
  response: clock,
});

const overview = object({
  /** The bank's name and IANA time zone. */
  bank: object({ name: text(), timeZone: text() }).required(),
  now: number().required(),
  shiftMs: number().required(),
  isPaused: boolean().required(),
  isAutomatic: boolean().required(),
  /** Whether balances were the sums of their postings at the last check; null before the first. */
  isLedgerEqual: boolean().defined().nullable(),
  /** Number of items that need attention. */
  waiting: object({
    /** With unread messages. */
    chats: number().required(),
    complaints: number().required(),
    verifications: number().required(),
    companies: number().required(),
    /** Changes of confirmed companies. */
    changes: number().required(),
    payments: number().required(),
    faults: number().required(),
  }).required(),
});
export type Overview = InferType<typeof overview>;

export const readOverview = defineOperatorCall({
  method: "GET",
  path: "/overview",
  access: "view",
  request: object({}),
  response: overview,
});
