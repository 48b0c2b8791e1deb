import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** The director cannot be removed. */
export const memberDelete = defineCall({
  name: "memberDelete",
  summary: "Removes a member from a company.",
  method: "POST",
  path: "/corporate/member_delete",
  answer: "done",
  request: object({ corporate_id: string().required(), member_id: string().required() }),
  /** `pending` while the person or the bank still has to agree. An addition to the specification. */
  response: object({
    success: boolean().default(true),
    error: string().nullable(),
    pending: boolean(),
  }),
  refusals: ["DIRECTOR_STAYS", "NOT_FOUND"],
});
