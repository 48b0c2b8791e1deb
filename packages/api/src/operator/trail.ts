import { array, number, object, string, type InferType } from "yup";
import { defineOperatorCall, defineOperatorFile } from "./call";
import { id, instant, maybeText, search, text } from "./wire";

/** Everything; wrong, missing or used passwords and codes; refused calls; limits and locks that were reached; what operators do. */
export const trailKinds = ["all", "attempts", "refusals", "limits", "operators"] as const;

export const trailEntry = object({
  id: number().required(),
  at: instant(),
  action: text(),
  detail: text(),
  /** Of the client, and of its session; null for what the bank did by itself. */
  address: maybeText(),
  session: maybeText(),
  customer: object({ id: id(), name: text(), email: text() }).nullable().default(null),
});
export type TrailEntry = InferType<typeof trailEntry>;

const wantedTrail = object({
  /** A customer's name or e-mail, exactly a client's address, or how a session begins. */
  search: search(),
  kind: string().oneOf(trailKinds).default("all"),
});
export type WantedTrail = InferType<typeof wantedTrail>;

/** The audit log, newest first, at most 200. */
export const listTrail = defineOperatorCall({
  method: "GET",
  path: "/trail",
  access: "view",
  request: wantedTrail,
  response: object({ entries: array(trailEntry).required() }),
});

/** All that fits, as CSV. */
export const trailFile = defineOperatorFile("/trail.csv");
