import { object, string } from "yup";
import { defineCall } from "./call";

/** A provider that rotates also returns a new refresh token. */
export const refresh = defineCall({
  name: "refresh",
  summary: "Extends the session.",
  method: "POST",
  path: "/access-token/refresh",
  access: "none",
  request: object({ refreshToken: string().required() }),
  response: object({ accessToken: string(), refreshToken: string() }),
});
