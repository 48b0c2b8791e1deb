import { array, boolean, object, string, type InferType } from "yup";
import { addressOf, defineOperatorCall, defineOperatorFile } from "./call";
import { photoParts, rejectReasons, type PhotoPart } from "./kinds";
import { id, instant, maybeInstant, maybeText, search, text } from "./wire";

const verification = object({
  id: id(),
  email: text(),
  first_name: text(),
  last_name: text(),
  state: string().oneOf(["submitted", "approved", "retry", "final"]).required(),
  document: string().oneOf(["passport", "id_card"]).required(),
  language: text(),
  reason: maybeText(),
  comment: text(),
  submitted_at: instant(),
  decided_at: maybeInstant(),
  /** Photos still stored: they are deleted a day after the decision. */
  parts: array(string().oneOf(photoParts).required()).required(),
});
export type OperatorVerification = InferType<typeof verification>;

/** Waiting ones first, the oldest on top, then decided ones, the newest on top. */
export const listVerifications = defineOperatorCall({
  method: "GET",
  path: "/verifications",
  access: "view",
  request: object({
    search: search(),
    /** Exact match. */
    login: string(),
  }),
  response: object({ verifications: array(verification).required(), isAutomatic: boolean().required() }),
});

export const decideVerification = defineOperatorCall({
  method: "POST",
  path: "/verifications/:id/decide",
  access: "support",
  logged: ["decision", "reason"],
  request: object({
    id: id(),
    decision: string().oneOf(["approve", "retry", "final"]).required(),
    reason: string().oneOf(rejectReasons).default("photo_unreadable"),
    comment: string().trim().max(500).default(""),
  }),
  response: object({ id: id(), state: text(), changed: boolean().required() }),
});

/** Whether photos are approved automatically, a few seconds after they were submitted. */
export const automateReview = defineOperatorCall({
  method: "POST",
  path: "/verifications/review",
  access: "faults",
  logged: ["automatic"],
  request: object({ automatic: boolean().required() }),
  response: object({ automatic: boolean().required() }),
});

export const verificationPhoto = defineOperatorFile("/verifications/:id/photos/:part");
export const photoAddress = (verificationId: string, part: PhotoPart): string =>
  addressOf(verificationPhoto, { id: verificationId, part }).address;
