import { object, string } from "yup";
import { defineCall } from "./call";

/** The link is mailed to the member. */
export const verificationLink = defineCall({
  name: "verificationLink",
  summary: "Sends a member a link to verify who they are.",
  method: "POST",
  path: "/user/sumsub_link",
  answer: "done",
  request: object({
    /** User id of the member. */
    external_id: string().required(),
  }),
  response: object({ res: string().nullable() }),
});
