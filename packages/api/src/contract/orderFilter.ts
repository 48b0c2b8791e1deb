import type { Category } from "@amberline/domain/categories";
import { accountLabelLimit, longestLabel } from "@amberline/domain/labels";
import { array, boolean, string } from "yup";
import { transactionStatuses, transactionTypes, wireAmount, wireDate } from "./schemas";

/**
 * Filter fields of every call over an account's transactions. Days are days at the bank, both included; amounts are
 * those the list displays, both included.
 */
export const orderFilter = {
  id: string().required(),
  start: wireDate(),
  end: wireDate(),
  text: string().max(140),
  statuses: array().of(string().oneOf(transactionStatuses).required()),
  types: array().of(string().oneOf(transactionTypes).required()),
  /** Known ones. An addition to the specification. */
  categories: array().of(string<Category>().required()),
  /** Whether there are files of the customer beside it. An addition to the specification. */
  has_files: boolean(),
  /** Any of them, compared without case. An addition to the specification. */
  labels: array().of(string().required().max(longestLabel)).max(accountLabelLimit),
  amount_min: wireAmount(),
  amount_max: wireAmount(),
};
