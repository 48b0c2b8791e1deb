import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { receiverFields } from "./receiverFields";

/** Of the token's account. An addition to the specification. */
export const receiverUpdate = defineCall({
  name: "receiverUpdate",
  summary: "Changes a saved payee.",
  method: "POST",
  path: "/user/receivers/update",
  answer: "done",
  request: object({ id: string().required(), ...receiverFields }),
  response: object({ success: boolean().default(true) }),
  refusals: ["NOT_FOUND", "RECEIVER_EXISTS"],
});
