import { memberPositions } from "@amberline/domain/company";
import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { wirePercent } from "./memberFields";

/** A company has one director. */
export const memberAdd = defineCall({
  name: "memberAdd",
  summary: "Adds a member to a company.",
  method: "POST",
  path: "/corporate/member_add",
  answer: "done",
  request: object({
    corporate_id: string().required(),
    /** User id. */
    member_id: string().required(),
    position: string().oneOf(memberPositions).required(),
    /** Owners only. */
    percent: wirePercent(),
  }),
  /** `pending` while the person or the bank still has to agree. An addition to the specification. */
  response: object({
    success: boolean().default(true),
    error: string().nullable(),
    pending: boolean(),
  }),
  refusals: ["DIRECTOR_EXISTS", "MEMBER_EXISTS", "USER_NOT_FOUND"],
});
