import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** Of the token's account. An addition to the specification. */
export const receiverDelete = defineCall({
  name: "receiverDelete",
  summary: "Deletes a saved payee.",
  method: "POST",
  path: "/user/receivers/delete",
  answer: "done",
  request: object({ id: string().required() }),
  response: object({ success: boolean().default(true) }),
  refusals: ["NOT_FOUND"],
});
