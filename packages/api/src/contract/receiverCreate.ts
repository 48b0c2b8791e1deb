import { object, string } from "yup";
import { defineCall } from "./call";
import { receiverFields } from "./receiverFields";

/** Refuses an account that is saved already. An addition to the specification. */
export const receiverCreate = defineCall({
  name: "receiverCreate",
  summary: "Saves a payee.",
  method: "POST",
  path: "/user/receivers/create",
  request: object(receiverFields),
  response: object({ id: string().required() }),
  refusals: ["RECEIVER_EXISTS"],
});
