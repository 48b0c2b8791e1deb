import { faultKinds } from "@amberline/api/operator";
import { calls, type CallName } from "@amberline/api/contract";
import { number, object, string } from "yup";
import { type PlannedFault } from "../faults";

export const callNames = Object.keys(calls) as CallName[];

/** A call by its name (`orderCreate`) or path (`/order/create`, with or without the leading slash). */
function callNamed(text: string): CallName | null {
  const path = text.startsWith("/") ? text : `/${text}`;
  return callNames.find((name) => name === text || calls[name].path === path) ?? null;
}

const wantedFault = object({
  call: string().required(),
  fault: string().oneOf(faultKinds).required(),
  times: number().integer().min(1).max(1_000).default(1),
  status: number().integer().min(400).max(599).default(500),
  ms: number().integer().min(0).max(120_000).default(10_000),
  visitor: string().min(1).max(100),
});

/** Throws yup's ValidationError for an invalid fault. */
export function readFault(value: unknown): PlannedFault {
  const wanted = wantedFault
    .test("call", "call names no call of the contract", ({ call }) => callNamed(call ?? "") !== null)
    .validateSync(value, { stripUnknown: true });
  const { visitor, ...fault } = wanted;
  return { ...fault, call: callNamed(fault.call) ?? "login", ...(visitor ? { visitor } : {}) };
}
