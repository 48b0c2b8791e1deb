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
  response: object({ success: boolean().default(true), error: string().nullable() }),
  refusals: ["DIRECTOR_STAYS", "NOT_FOUND"],
});
