import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { orderFilter } from "./orderFilter";
import { positiveInteger, wireAmount, wireDate, wireTransaction } from "./schemas";

/** Newest first. `next` is the cursor of the following page. */
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
    /** This one alone. An addition to the specification. */
    transaction_id: string().max(64),
    /** Whether to include `totals`. */
    totals: boolean(),
    /** Whether to include `labels`. An addition to the specification. */
    with_labels: boolean(),
  }),
  response: object({
    data: array().of(wireTransaction.required()).required(),
    next: string().nullable().default(null),
    /** Civil date of the account's first transaction; null if there is none. */
    oldest: wireDate().nullable().default(null),
    /** An addition to the specification. */
    total: number().integer().min(0).nullable().default(null),
    /**
     * Turnover of the matching transactions in EUR, fees included; only those with status `done`, as nothing else is
     * booked. `in` is the sum of RECEIVE, `out` of SEND, FEE and fee_manual; both are positive. Only if requested.
     */
    totals: object({ in: wireAmount().required(), out: wireAmount().required() })
      .default(undefined)
      .optional(),
    /** All that stand on what the customer sees whole of the account, whatever the filter. Only if requested. */
    labels: array().of(string().required()).default(undefined).optional(),
  }),
});
