import { object, string } from "yup";
import { defineCall } from "./call";
import { positiveInteger } from "./schemas";

/** An addition to the specification: what a customer has seen no longer counts as unread on any device. */
export const bridgeRead = defineCall({
  name: "bridgeRead",
  summary: "Marks the messages of the caller's chat as read, up to a number.",
  method: "POST",
  path: "/bridge/read",
  request: object({
    chat_id: string().required(),
    root_id: string().defined(),
    number: positiveInteger().required(),
  }),
  response: object({}),
});
