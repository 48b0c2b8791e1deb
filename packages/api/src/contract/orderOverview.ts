import { array, number, object, string } from "yup";
import { defineCall } from "./call";
import { proposal } from "./approvals";
import { wireCollection } from "./directDebits";
import { plannedPayment } from "./plans";
import { beneficiaryTypes, optionalText, wireAmount, wireDate, wireTransaction } from "./schemas";

/** "2026-11". */
const wireMonth = () => string().matches(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, "must be yyyy-MM");

/**
 * What the home page says of an account beyond its list. Amounts count as the totals of `/order` do: what is booked, in
 * EUR, by the day it was made, but without moves to and from spaces. An addition to the specification; a provider may answer 404.
 */
export const orderOverview = defineCall({
  name: "orderOverview",
  summary: "Sums up an account: its last twelve months, largest payees, latest payees and what waits.",
  method: "POST",
  path: "/order/overview",
  request: object({ id: string().required() }),
  response: object({
    data: object({
      /** Oldest first; the last is the current month. */
      months: array()
        .of(
          object({
            month: wireMonth().required(),
            in: wireAmount().required(),
            out: wireAmount().required(),
          }).required(),
        )
        .min(1)
        .required(),
      /** What had gone out last month up to the same day. Null in an account's first month. */
      before: object({ day: wireDate().required(), out: wireAmount().required() }).nullable().default(null),
      /** Where most went this month, the largest first. */
      payees: array()
        .of(
          object({
            name: string().required(),
            account: string().required(),
            out: wireAmount().required(),
          }).required(),
        )
        .default([]),
      /** Who was paid last, the latest first. */
      recent: array()
        .of(
          object({
            name: string().required(),
            account: string().required(),
            bic: optionalText(),
            beneficary_type: string().oneOf(beneficiaryTypes).default(undefined),
          }).required(),
        )
        .default([]),
      /** Payments that are not final: how many, and the newest. */
      waiting: object({
        total: number().integer().min(0).default(0),
        data: array().of(wireTransaction.required()).default([]),
      }).default({ total: 0, data: [] }),
      /** Planned payments that are not paused: how many, and the soonest. */
      upcoming: object({
        total: number().integer().min(0).default(0),
        data: array().of(plannedPayment.required()).default([]),
      }).default({ total: 0, data: [] }),
      /** Collections to come: how many, and the soonest. */
      collections: object({
        total: number().integer().min(0).default(0),
        data: array().of(wireCollection.required()).default([]),
      }).default({ total: 0, data: [] }),
      /** What the customer can approve: how many, and the newest. */
      to_approve: object({
        total: number().integer().min(0).default(0),
        data: array().of(proposal.required()).default([]),
      }).default({ total: 0, data: [] }),
    }).required(),
  }),
});
