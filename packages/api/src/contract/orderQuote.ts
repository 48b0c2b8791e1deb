import { object, string } from "yup";
import { defineCall } from "./call";
import { paymentSystems, paymentTypes, wireAmount } from "./schemas";

/** What a payment costs, before anything of it is checked. An addition to the specification; a provider may answer 404. */
export const orderQuote = defineCall({
  name: "orderQuote",
  summary: "Says what a payment costs.",
  method: "POST",
  path: "/order/quote",
  request: object({
    amount: wireAmount().required(),
    currency: string().oneOf(["EUR"]).required(),
    payment_system: string().oneOf(paymentSystems).required(),
    payment_type: string().oneOf(paymentTypes).required(),
  }),
  response: object({
    data: object({ fee: wireAmount().required(), total: wireAmount().required() }).required(),
  }),
});
