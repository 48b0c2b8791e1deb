import { array, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, optionalText } from "./schemas";

export const multilogin = defineCall({
  name: "multilogin",
  summary: "Lists the accounts of the login, each with its own token.",
  method: "GET",
  path: "/user/multilogin",
  request: noBody,
  response: object({
    tokens: array()
      .of(object({ corp_id: string().required(), token: string().required(), name: optionalText() }))
      .required(),
  }),
});
