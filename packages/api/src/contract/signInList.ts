import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText, positiveInteger, wireInstant } from "./schemas";

/** Refused by a wrong password, after a right one by a wrong or missing code, by a lock or by a block. */
export const signInResults = ["done", "password", "code", "locked", "blocked"] as const;

/** Newest first, as far back as the provider keeps them. An addition to the specification. */
export const signInList = defineCall({
  name: "signInList",
  summary: "Lists when somebody signed in to the login, or tried to.",
  method: "POST",
  path: "/user/sign_ins/list",
  request: object({ limit: positiveInteger().max(100), before: string() }),
  response: object({
    data: array()
      .of(
        object({
          id: string().required(),
          at: wireInstant().required(),
          result: string().oneOf(signInResults).required(),
          /** "Firefox on Windows" in the requested language, or empty if unknown. */
          device: string().default(""),
          /** An IP address, or a part of one. */
          address: optionalText(),
          /** Where that is, by ISO 3166; empty if unknown. */
          country: optionalText(),
          /** Whether it began the session that asks. */
          current: boolean().default(false),
        }),
      )
      .required(),
    /** For `before` of the next page. */
    next: string().nullable().default(null),
  }),
});
