import { array, number, object, string } from "yup";
import { defineCall } from "./call";
import { positiveInteger, transactionStatuses, transactionTypes, wireDate, wireTransaction } from "./schemas";

/** One page of an account's transactions, newest first. `next` is the cursor of the following page. */
export const orderList = defineCall({
  name: "orderList",
  summary: "Lists transactions, newest first.",
  method: "POST",
  path: "/order",
  conditional: true,
  request: object({
    id: string().required(),
    limit: positiveInteger().max(500),
    before: string(),
    start: wireDate(),
    end: wireDate(),
    text: string().max(140),
    statuses: array().of(string().oneOf(transactionStatuses).required()),
    types: array().of(string().oneOf(transactionTypes).required()),
  }),
  response: object({
    data: array().of(wireTransaction.required()).required(),
    next: string().nullable().default(null),
    /** Civil date of the account's first transaction; null when there is none. */
    oldest: wireDate().nullable().default(null),
    total: number().integer().min(0).required(),
  }),
});
