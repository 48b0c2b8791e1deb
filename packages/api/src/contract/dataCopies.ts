import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { noBody, wireInstant } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

export const dataCopyStates = ["making", "ready", "failed"] as const;

const copies = () =>
  object({
    data: array(
      object({
        id: string().required(),
        state: string().oneOf(dataCopyStates).required(),
        ordered_at: wireInstant().required(),
        /** From when it is gone; null while it is not ready. */
        until: wireInstant().nullable().default(null),
        /** Bytes; null while it is not ready. */
        size: number().integer().min(0).nullable().default(null),
      }),
    ).required(),
    /** Whether another can be ordered now. */
    may_order: boolean().required(),
  });

/** Of the login, newest first. An addition to the specification, as are `dataCopyOrder` and `dataCopyFile`. */
export const dataCopyList = defineCall({
  name: "dataCopyList",
  summary: "Lists the copies of their data that the customer ordered.",
  method: "POST",
  path: "/user/data_copies",
  request: noBody,
  response: copies(),
});

/** Made in the background: the customer is told when it is ready. The same key again is the same order. */
export const dataCopyOrder = defineCall({
  name: "dataCopyOrder",
  summary: "Orders a copy of everything the provider holds about the customer.",
  method: "POST",
  path: "/user/data_copies/order",
  request: object({ key: string().uuid().required() }),
  response: copies(),
});

/** Takes a step-up for that copy alone. */
export const dataCopyFile = defineCall({
  name: "dataCopyFile",
  summary: "Answers a copy of the customer's data as a ZIP archive.",
  method: "POST",
  path: "/user/data_copies/file",
  answer: "file",
  timeoutMs: 180_000,
  request: object({ id: string().required() }),
  response: wireFile("application/zip"),
  refusals: [STEP_UP_REQUIRED],
});
