import { memberPositions } from "@amberline/domain/company";
import { mixed, object, string } from "yup";

/** A share of a company, 0 to 100: decimal text with at most two decimals. A number is accepted on reading. */
export const wirePercent = () =>
  mixed<string | number>((value): value is string | number =>
    typeof value === "string"
      ? /^\d{1,3}(\.\d{1,2})?$/.test(value)
      : typeof value === "number" && Number.isFinite(value),
  ).label("percent");

/** A member of a company as the specification names its fields (section 3). */
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
    /** An addition to the specification: tells members of the same name apart. */
    email_address: string().nullable().default(""),
  }).required(),
});
