import { object } from "yup";
import { defineCall } from "./call";
import { receiverFields } from "./receiverFields";
import { optionalText } from "./schemas";

/** Refuses an account that is saved already. An addition to the specification. */
export const receiverCreate = defineCall({
  name: "receiverCreate",
  summary: "Saves a payee.",
  method: "POST",
  path: "/user/receivers/create",
  answer: "done",
  request: object(receiverFields),
  response: object({ id: optionalText() }),
  refusals: ["RECEIVER_EXISTS"],
});
