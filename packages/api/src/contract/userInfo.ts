import { object } from "yup";
import { defineCall } from "./call";
import { noBody, wireUser } from "./schemas";

/** Refuses an unconfirmed login with HTTP 400 and `type` email or phone. */
export const userInfo = defineCall({
  name: "userInfo",
  summary: "Answers the signed-in user.",
  method: "GET",
  path: "/user/user_info",
  request: noBody,
  response: object({ data: wireUser.required() }),
  refusals: ["NOT_CONFIRMED"],
});
