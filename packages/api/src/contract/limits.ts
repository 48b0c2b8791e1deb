import { object } from "yup";
import { noBody, wireAmount } from "./schemas";
import { defineCall } from "./call";
import { STEP_UP_REQUIRED } from "./stepUp";

/** In EUR, without fees; null for no limit. */
const limit = () => wireAmount().nullable().defined().default(null);

const wireLimits = {
  per_payment: limit(),
  /** A day of the bank. */
  per_day: limit(),
  instant_per_payment: limit(),
  instant_per_day: limit(),
};

const answer = () =>
  object({
    data: object({
      ...wireLimits,
      /** What today's payments come to, the declined ones left out. */
      sent_today: wireAmount().required(),
      instant_today: wireAmount().required(),
      /** What the company lets the person pay, and what they have sent today. Left out for the owner of the account. */
      own: object({ per_payment: limit(), per_day: limit(), sent_today: wireAmount().required() })
        .nullable()
        .default(null),
    }).required(),
  });

/** Of the token's account. An addition to the specification, as is `user.has_limits`. */
export const limitsInfo = defineCall({
  name: "limitsInfo",
  summary: "Answers the limits the customer has set for payments, and what was sent today.",
  method: "POST",
  path: "/user/limits",
  request: noBody,
  response: answer(),
});

/** A payment above a limit is refused from then on. An addition to the specification. */
export const limitsUpdate = defineCall({
  name: "limitsUpdate",
  summary: "Sets the limits of payments.",
  method: "POST",
  path: "/user/limits/update",
  request: object(wireLimits),
  response: answer(),
  refusals: [STEP_UP_REQUIRED],
});
