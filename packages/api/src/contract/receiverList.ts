import { array, object, string } from "yup";
import { defineCall } from "./call";
import { wireAmount } from "./schemas";
import { wireReceiver } from "./receiverFields";

/** Newest first. Modelled on the template calls; an addition to the specification. */
export const receiverList = defineCall({
  name: "receiverList",
  summary: "Lists the saved payees of an account.",
  method: "POST",
  path: "/user/receivers/list",
  request: object({ id: string().required() }),
  response: object({
    data: array().of(wireReceiver.required()).required(),
    /** The most that is paid to trusted ones without a code, a day of the account in all; null if none is. */
    trust: object({ per_payment: wireAmount().required(), per_day: wireAmount().required() })
      .nullable()
      .default(null),
  }),
});
