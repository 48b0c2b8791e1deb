import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { wireAmount } from "./schemas";

/** Services that a tariff has a fee for; one that it leaves out is not offered. */
export const pricedServices = [
  "account",
  "instant",
  "credit",
  "swift",
  "standing_order",
  "direct_debit",
] as const;

/** The price list, for anybody. An addition to the specification; a provider may answer 404. */
export const tariffs = defineCall({
  name: "tariffs",
  summary: "Lists the tariffs with the fee of each service.",
  method: "POST",
  path: "/tariffs",
  access: "none",
  request: object({}),
  response: object({
    data: array(
      object({
        tariff: string().required(),
        tariff_name: string().required(),
        /** Or for companies. */
        for_consumers: boolean().required(),
        fees: array(
          object({ service: string().oneOf(pricedServices).required(), fee: wireAmount().required() }),
        ).required(),
      }),
    ).required(),
  }),
});
