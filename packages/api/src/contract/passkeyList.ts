import { array, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireInstant } from "./schemas";

/** An addition to the specification. */
export const passkeyList = defineCall({
  name: "passkeyList",
  summary: "Lists the passkeys of the login.",
  method: "POST",
  path: "/user/passkeys/list",
  request: noBody,
  response: object({
    data: array()
      .of(
        object({
          id: string().required(),
          name: string().required(),
          createdAt: wireInstant().required(),
          lastUsedAt: wireInstant().nullable(),
        }),
      )
      .required(),
  }),
});
