import { array, boolean, mixed, object, string } from "yup";
import { defineCall } from "./call";

/** Room for twenty million bytes of files, and the fields and headers beside them. */
const largestRequest = 20_400_000;

const isUpload = (value: unknown): value is File => value instanceof File;

/** Files of a complaint at most: each costs headers of its own. An addition to the specification. */
export const complaintFileLimit = 100;

/** A complaint with what proves it. The bank answers the number it is kept under. */
export const complaintSend = defineCall({
  name: "complaintSend",
  summary: "Sends a complaint.",
  method: "POST",
  path: "/user/complaint/send",
  body: "multipart",
  largestRequest,
  // Files of the largest size over a slow line.
  timeoutMs: 300_000,
  request: object({
    files: array().of(mixed(isUpload).required().label("uploaded file")).max(complaintFileLimit).default([]),
    subject: string().required(),
    description: string().required(),
    /** A UUID the app chose: the same one twice is one complaint. An addition to the specification. */
    complaint_id: string().max(36),
  }),
  response: object({
    success: boolean().required(),
    /** Additions to the specification: what the customer may refer to, and the day an answer is due at the latest. */
    reference: string().nullable().default(undefined),
    answer_by: string().nullable().default(undefined),
  }),
});
