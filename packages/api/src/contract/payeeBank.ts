import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";

/** For live help, and to fill in the BIC. An addition to the specification; a provider may answer 404. */
export const payeeBank = defineCall({
  name: "payeeBank",
  summary: "Names the bank behind an IBAN and says which payments it takes.",
  method: "POST",
  path: "/order/payee_bank",
  request: object({ account: string().required().max(34) }),
  response: object({
    data: object({
      bic: string().required(),
      bank_name: string().required(),
      country: optionalText(),
      instant: boolean().required(),
      credit: boolean().required(),
    })
      .nullable()
      .defined(),
  }),
});
