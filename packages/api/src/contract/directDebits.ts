import {
  collectionPeriods,
  collectionSequences,
  debitRules,
  mandateSchemes,
} from "@amberline/domain/directDebits";
import { array, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireAmount, wireDate, wireInstant } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

/**
 * `new`: the customer has to allow it before anything is collected. `ended`: its last collection was made, or it was not
 * used for 36 months.
 */
export const mandateStates = ["new", "active", "blocked", "revoked", "ended"] as const;

/** `returned`: it was collected, and paid back. */
export const collectionStates = ["coming", "collected", "refused", "returned"] as const;

const wireMandateLimit = () =>
  object({
    amount: wireAmount().nullable().defined().default(null),
    every: string().oneOf(collectionPeriods).required(),
  });

const mandate = object({
  id: string().required(),
  creditor_name: string().required(),
  creditor_id: string().required(),
  /** The creditor's number of it. */
  reference: string().required(),
  scheme: string().oneOf(mandateSchemes).required(),
  signed: wireDate().required(),
  state: string().oneOf(mandateStates).required(),
  limit: wireMandateLimit().required(),
  createdAt: wireInstant().required(),
});

export const wireCollection = object({
  id: string().required(),
  mandate_id: string().required(),
  creditor_name: string().required(),
  amount: wireAmount().required(),
  /** A business day of the bank. */
  day: wireDate().required(),
  sequence: string().oneOf(collectionSequences).required(),
  reference: string().defined(),
  state: string().oneOf(collectionStates).required(),
  /** In the interface language: why it was refused, or is going to be as things are; null if not. */
  problem: string().nullable().default(null),
  /** Until when the customer can refuse it; null unless it is coming. */
  refusable_until: wireInstant().nullable().default(null),
  /** The last day it is paid back on request without a reason; null if it is not, or not any more. */
  refundable_until: wireDate().nullable().default(null),
  /** The transaction it was collected with. */
  transaction_id: string().nullable().default(null),
});

const answer = () =>
  object({
    data: object({
      rule: string().oneOf(debitRules).required(),
      /** By creditor; those that have ended or were revoked last. */
      mandates: array(mandate).required(),
      /** Soonest first. */
      coming: array(wireCollection).required(),
      /** Of thirteen months, newest first, at most two hundred. */
      past: array(wireCollection).required(),
    }).required(),
  });

/** Of the token's account. An addition to the specification, as is `has_direct_debits`. */
export const directDebitList = defineCall({
  name: "directDebitList",
  summary: "Answers whom the customer lets collect money, and what they collect.",
  method: "POST",
  path: "/direct_debit",
  request: noBody,
  response: answer(),
});

/** By who may pay; one that lets more be collected needs a step-up. An addition to the specification. */
export const directDebitRule = defineCall({
  name: "directDebitRule",
  summary: "Says whose collections the account pays.",
  method: "POST",
  path: "/direct_debit/rule",
  request: object({ rule: string().oneOf(debitRules).required() }),
  response: answer(),
  refusals: [STEP_UP_REQUIRED],
});

/**
 * `allow` is of one that is new or blocked, `limit` of any that may be used; `revoke` is for good. What lets more be
 * collected needs a step-up. By who may pay. An addition to the specification.
 */
export const mandateUpdate = defineCall({
  name: "mandateUpdate",
  summary: "Allows, limits, blocks or revokes a mandate.",
  method: "POST",
  path: "/direct_debit/mandate",
  request: object({
    id: string().required(),
    act: string().oneOf(["allow", "limit", "block", "revoke"]).required(),
    /** Of `allow` and `limit`; left out of `allow`, it stays as it is. */
    limit: wireMandateLimit().default(undefined).notRequired(),
  }),
  response: answer(),
  refusals: [STEP_UP_REQUIRED],
});

/**
 * `refuse` is of one that is coming, `refund` of one that can be paid back, which is done at once. What is so already
 * stays so. By who may pay. An addition to the specification.
 */
export const collectionUpdate = defineCall({
  name: "collectionUpdate",
  summary: "Refuses a collection, or asks for its money back.",
  method: "POST",
  path: "/direct_debit/collection",
  request: object({ id: string().required(), act: string().oneOf(["refuse", "refund"]).required() }),
  response: answer(),
});
