import { array, boolean, mixed, object, string } from "yup";
import { defineCall } from "./call";

/** Bytes: twenty million bytes of files, the other fields and the headers. */
const largestRequest = 20_400_000;

const isUpload = (value: unknown): value is File => value instanceof File;

/** Limited because each file adds headers to the request. An addition to the specification. */
export const complaintFileLimit = 100;

/** Returns the number of the complaint. */
export const complaintSend = defineCall({
  name: "complaintSend",
  summary: "Sends a complaint.",
  method: "POST",
  path: "/user/complaint/send",
  answer: "done",
  body: "multipart",
  largestRequest,
  // The largest files over a slow connection.
  timeoutMs: 300_000,
  request: object({
    files: array().of(mixed(isUpload).required().label("uploaded file")).max(complaintFileLimit).default([]),
    subject: string().required(),
    description: string().required(),
    /** A UUID the app chose; idempotent by it. An addition to the specification. */
    complaint_id: string().max(36),
  }),
  response: object({
    success: boolean().default(true),
    /** Additions to the specification: a number for the customer to quote, and the day the answer is due. */
    reference: string().nullable().default(undefined),
    answer_by: string().nullable().default(undefined),
  }),
});
