import { object, string } from "yup";
import { defineCall } from "./call";

/** Exchanges the refresh token for a new access token. A provider that rotates also answers a new refresh token. */
export const refresh = defineCall({
  name: "refresh",
  summary: "Extends the session.",
  method: "POST",
  path: "/access-token/refresh",
  access: "none",
  request: object({ refreshToken: string().required() }),
  response: object({ accessToken: string(), refreshToken: string() }),
});
