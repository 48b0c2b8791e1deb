import { object, string } from "yup";
import { defineCall } from "./call";

/**
 * Opens a company's account under the login that asks; it is not confirmed. The same company asked for again is the one
 * opened before. An addition to the specification.
 */
export const companyCreate = defineCall({
  name: "companyCreate",
  summary: "Opens a company's account under the same login.",
  method: "POST",
  path: "/corporate/create",
  request: object({
    name: string().required().max(70),
    /** Two-letter country code. */
    country: string().required().length(2),
    registration_number: string().required().max(40),
  }),
  response: object({ corporate_id: string().required() }),
});
