import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireInstant } from "./schemas";

/** An addition to the specification (OWASP ASVS 7.5.2). */
export const sessionList = defineCall({
  name: "sessionList",
  summary: "Lists the sessions of the login.",
  method: "POST",
  path: "/user/sessions/list",
  request: noBody,
  response: object({
    data: array()
      .of(
        object({
          id: string().required(),
          /** "Firefox on Windows" in the requested language, or empty if unknown. */
          device: string().default(""),
          createdAt: wireInstant().required(),
          lastSeenAt: wireInstant().required(),
          current: boolean().required(),
        }),
      )
      .required(),
  }),
});
