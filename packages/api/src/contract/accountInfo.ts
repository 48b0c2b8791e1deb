import { object } from "yup";
import { defineCall } from "./call";
import { noBody, wireAccount } from "./schemas";

export const accountInfo = defineCall({
  name: "accountInfo",
  summary: "Answers the account the token belongs to.",
  method: "GET",
  path: "/user/account_info",
  request: noBody,
  response: object({ data: wireAccount.required() }),
});
