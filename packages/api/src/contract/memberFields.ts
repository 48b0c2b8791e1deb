import { memberPositions } from "@amberline/domain/company";
import { object, string } from "yup";
import { decimalText } from "./reading";

/** A share of a company, 0 to 100: decimal text with at most two decimals. Reading accepts a number. */
export const wirePercent = () => decimalText(/^\d{1,3}(\.\d{1,2})?$/, "percent");

/** Field names of the specification (section 3). */
export const wireMember = object({
  position: string().oneOf(memberPositions).required(),
  /** Owners only. */
  percent: wirePercent().nullable().default(null),
  account: object({
    first_name: string().nullable().default(""),
    last_name: string().nullable().default(""),
  }),
  user: object({
    id: string().required(),
    sumsub_status: string().nullable().default(null),
    /** Distinguishes members of the same name. An addition to the specification. */
    email_address: string().nullable().default(""),
  }).required(),
});
