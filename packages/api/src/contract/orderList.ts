import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { orderFilter } from "./orderFilter";
import { positiveInteger, wireAmount, wireDate, wireTransaction } from "./schemas";

/** One page of an account's transactions, newest first. `next` is the cursor of the following page. */
export const orderList = defineCall({
  name: "orderList",
  summary: "Lists transactions, newest first.",
  method: "POST",
  path: "/order",
  conditional: true,
  request: object({
    ...orderFilter,
    limit: positiveInteger().max(500),
    before: string(),
    /** Whether `totals` is wanted. */
    totals: boolean(),
  }),
  response: object({
    data: array().of(wireTransaction.required()).required(),
    next: string().nullable().default(null),
    /** Civil date of the account's first transaction; null when there is none. */
    oldest: wireDate().nullable().default(null),
    total: number().integer().min(0).required(),
    /**
     * What the filtered transactions moved, in EUR, fees included; only those of status `done` count, as nothing else
     * is booked. `in` adds up RECEIVE, `out` SEND, FEE and fee_manual; both are positive. Only when asked for.
     */
    totals: object({ in: wireAmount().required(), out: wireAmount().required() })
      .default(undefined)
      .optional(),
  }),
});
