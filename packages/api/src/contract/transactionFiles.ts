import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { wireTransaction } from "./schemas";

/** Bytes: the largest file in base64, and the other fields. */
const largestRequest = 6_700_000;

const about = {
  /** Of the account. */
  id: string().required(),
  transaction_id: string().max(64).required(),
  file_id: string().max(36).required(),
};

/**
 * By who may prepare payments, beside what they see whole; idempotent by `file_id`, a UUID the app chose. An addition
 * to the specification.
 */
export const transactionFileAdd = defineCall({
  name: "transactionFileAdd",
  summary: "Puts a file beside a transaction, such as the photo of a receipt.",
  method: "POST",
  path: "/order/attachment",
  largestRequest,
  // The largest file over a slow connection.
  timeoutMs: 180_000,
  request: object({ ...about, name: string().required().max(255), base64: string().defined() }),
  response: object({ data: wireTransaction.required() }),
  refusals: ["NOT_FOUND"],
});

/** By who may put it there. One that is gone already is no refusal. An addition to the specification. */
export const transactionFileDelete = defineCall({
  name: "transactionFileDelete",
  summary: "Removes a file from beside a transaction for good.",
  method: "POST",
  path: "/order/attachment/delete",
  request: object(about),
  response: object({ data: wireTransaction.required() }),
  refusals: ["NOT_FOUND"],
});

/** For everybody who sees the account, and the transaction whole. An addition to the specification. */
export const transactionFile = defineCall({
  name: "transactionFile",
  summary: "Answers a file that stands beside a transaction.",
  method: "POST",
  path: "/order/attachment/read",
  answer: "file",
  timeoutMs: 180_000,
  request: object(about),
  response: wireFile("*/*"),
  refusals: ["NOT_FOUND"],
});
