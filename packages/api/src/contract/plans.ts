import { rhythms } from "@amberline/domain/plans";
import { array, number, object, string } from "yup";
import { defineCall } from "./call";
import { beneficiaryTypes, noBody, wireAmount, wireDate, wireInstant } from "./schemas";

/** When a payment is to be made; days are the bank's. An addition to the specification. */
export const wirePlan = () =>
  object({
    /** The first agreed day; with `monthEnd` any day of the first month. */
    first: wireDate().required(),
    rhythm: string().oneOf(rhythms).required(),
    /** With `monthly` the agreed day of a month, where that of the first is too short for it; else ignored. */
    monthDay: number().integer().min(29).max(31),
    /** The last day for which a payment may be agreed. */
    until: wireDate().nullable().default(null),
    /** How many payments, skipped ones included. */
    times: number().integer().min(1).max(1_000).nullable().default(null),
    /** Which business day takes the place of a day that is none. */
    shift: string().oneOf(["before", "after"]).required(),
  });

/** A planned payment, by the day its next one is made as last answered. */
export const wirePlanned = () => object({ id: string().required(), day: wireDate().required() });

export const planStates = ["active", "paused", "held"] as const;

export const plannedPayment = object({
  id: string().required(),
  /** The idempotency key of the order that made it. */
  order_key: string().required(),
  createdAt: wireInstant().required(),
  to_name: string().required(),
  to_account: string().required(),
  to_bic: string().required(),
  to_reference: string().required(),
  beneficary_type: string().oneOf(beneficiaryTypes).required(),
  amount: wireAmount().required(),
  plan: wirePlan().required(),
  /** `held`: the payee's account has another name than when the payment was planned. */
  state: string().oneOf(planStates).required(),
  /** The business days of the next payments, at most twelve; the first is there even while it is paused or held. */
  days: array(wireDate().required()).required(),
  /** Until when the next payment can be changed. */
  changeable_until: wireInstant().required(),
  /** When the bank tries the next payment again, which it could not make; null if it has not failed. */
  tried_again: wireInstant().nullable().default(null),
  /** Why the last one was not made, in the interface language; null if it was. */
  problem: string().nullable().default(null),
});

const answer = () => object({ data: array(plannedPayment).required() });

/** Of the token's account, soonest first; those that have ended are left out. An addition to the specification. */
export const planList = defineCall({
  name: "planList",
  summary: "Answers the payments planned for later.",
  method: "POST",
  path: "/order/planned",
  request: noBody,
  response: answer(),
});

/**
 * `skip` leaves out the next payment alone. Refused if `day` is not the day of the next one any more: it was made or
 * changed meanwhile. An addition to the specification.
 */
export const planUpdate = defineCall({
  name: "planUpdate",
  summary: "Skips, pauses, resumes or stops planned payments.",
  method: "POST",
  path: "/order/planned/update",
  request: object({
    id: string().required(),
    act: string().oneOf(["skip", "pause", "resume", "stop"]).required(),
    /** The first of its `days` as last answered. */
    day: wireDate().required(),
  }),
  response: answer(),
});
