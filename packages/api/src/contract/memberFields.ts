import { memberPositions } from "@amberline/domain/company";
import { mixed, object, string } from "yup";

/** A share of a company, 0 to 100: decimal text with at most two decimals. Reading accepts a number. */
export const wirePercent = () =>
  mixed<string | number>((value): value is string | number =>
    typeof value === "string"
      ? /^\d{1,3}(\.\d{1,2})?$/.test(value)
      : typeof value === "number" && Number.isFinite(value),
  ).label("percent");

/** Field names of the specification (section 3). */
export const wireMember = object({
  position: string().oneOf(memberPositions).required(),
  /** Owners only. */
  percent: wirePercent().nullable().default(null),
  account: object({
    first_name: string().nullable().default(""),
    last_name: string().nullable().default(""),
  }).required(),
  user: object({
    id: string().required(),
    sumsub_status: string().nullable().default(null),
    /** Distinguishes members of the same name. An addition to the specification. */
    email_address: string().nullable().default(""),
  }).required(),
});
