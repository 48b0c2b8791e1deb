import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** Whoever is named a member of a company, or invited to its account, accepts or refuses. An addition to the specification. */
export const invitationAnswer = defineCall({
  name: "invitationAnswer",
  summary: "Accepts or refuses to be a member of a company, or to use its account.",
  method: "POST",
  path: "/user/invitation",
  request: object({ id: string().required(), accept: boolean().required() }),
  /** `pending` while the bank still has to agree. */
  response: object({ success: boolean().required(), pending: boolean() }),
  refusals: ["NOT_FOUND"],
});
