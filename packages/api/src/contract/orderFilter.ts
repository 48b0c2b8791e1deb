import { array, string } from "yup";
import { transactionStatuses, transactionTypes, wireAmount, wireDate } from "./schemas";

/**
 * Which of an account's transactions: the fields every call over the list shares. Days are days at the bank, both
 * included; amounts are those the list shows, both included.
 */
export const orderFilter = {
  id: string().required(),
  start: wireDate(),
  end: wireDate(),
  text: string().max(140),
  statuses: array().of(string().oneOf(transactionStatuses).required()),
  types: array().of(string().oneOf(transactionTypes).required()),
  amount_min: wireAmount(),
  amount_max: wireAmount(),
};
