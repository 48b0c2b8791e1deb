import { object, string } from "yup";
import { defineCall } from "./call";

/** Not confirmed at first. A repeated request returns the company opened before. An addition to the specification. */
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
