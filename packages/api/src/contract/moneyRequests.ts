import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireAmount, wireDate, wireInstant } from "./schemas";

/** `expired` if its last day has passed, unless it is paid; `settled` if the customer wants no more than came in. */
export const moneyRequestStates = ["open", "paid", "settled", "expired", "cancelled"] as const;

/** Characters. */
export const longestRequestText = 70;
/** Days from today. */
export const longestRequest = 365;

/** What came in, or may be meant. */
const receivedPayment = object({
  /** Of the transaction. */
  id: string().required(),
  createdAt: wireInstant().required(),
  from_name: string().defined(),
  amount: wireAmount().required(),
});

const moneyRequest = object({
  id: string().required(),
  /** Of the request that made it. */
  key: string().required(),
  /** In the link a payer is sent. */
  token: string().required(),
  createdAt: wireInstant().required(),
  made_by: object({ name: string().defined(), is_self: boolean().required() }),
  /** Whom the customer asks, for their own list; may be empty. */
  payer: string().defined(),
  /** What it is for. */
  text: string().defined(),
  amount: wireAmount().required(),
  /** What the payer writes: an ISO 11649 reference, behind the account's top-up reference if it has no IBAN. */
  reference: string().required(),
  until: wireDate().required(),
  state: string().oneOf(moneyRequestStates).required(),
  /** What came in with its reference, or was chosen by the customer. */
  paid: wireAmount().required(),
  /** The oldest first, those that came late as well. */
  payments: array(receivedPayment.shape({ is_chosen: boolean().required() })).required(),
  /** While it is open: what came in since, of just this amount and no request's, at most five. */
  suggestions: array(receivedPayment.shape({ reference: string().defined() })).required(),
});

const answer = () => object({ data: array(moneyRequest).required() });

/** Of the token's account: those open first, then the newest, at most two hundred. An addition to the specification. */
export const moneyRequestList = defineCall({
  name: "moneyRequestList",
  summary: "Answers what the customer has asked others to pay.",
  method: "POST",
  path: "/request",
  request: noBody,
  response: answer(),
});

/** By who may prepare payments. The same key again is the same request. An addition to the specification. */
export const moneyRequestCreate = defineCall({
  name: "moneyRequestCreate",
  summary: "Asks for money: a link and a reference for the payer.",
  method: "POST",
  path: "/request/create",
  request: object({
    key: string().uuid().required(),
    payer: string().max(longestRequestText).defined(),
    text: string().max(longestRequestText).defined(),
    amount: wireAmount().required(),
    until: wireDate().required(),
  }),
  response: answer(),
});

/**
 * `cancel` ends its link. `settle` is content with what came in, `reopen` is not any more. `match` takes a payment that
 * came without the reference for its, `unmatch` takes that back. What is so already stays so. An addition to the
 * specification.
 */
export const moneyRequestUpdate = defineCall({
  name: "moneyRequestUpdate",
  summary: "Cancels or settles a request for money, or says which payment was meant for it.",
  method: "POST",
  path: "/request/update",
  request: object({
    id: string().required(),
    act: string().oneOf(["cancel", "settle", "reopen", "match", "unmatch"]).required(),
    /** Of `match` and `unmatch`. */
    transaction_id: string().max(64),
  }),
  response: answer(),
});

/**
 * For whoever has the link. What to pay is left out unless it is `open`; an unknown token is refused. An addition to the
 * specification.
 */
export const moneyRequestView = defineCall({
  name: "moneyRequestView",
  summary: "Answers what a link asks for.",
  method: "POST",
  path: "/request/view",
  access: "none",
  request: object({ token: string().max(64).required() }),
  response: object({
    data: object({
      state: string().oneOf(moneyRequestStates).required(),
      to_name: string().required(),
      text: string().defined(),
      pay: object({
        to_account: string().required(),
        /** Whose name the account bears, where it is held for the payee; null where that is `to_name`. */
        to_holder: string().nullable().default(null),
        to_bic: string().required(),
        to_bank_name: string().defined(),
        /** What is left of it. */
        amount: wireAmount().required(),
        reference: string().required(),
        until: wireDate().required(),
      })
        .nullable()
        .default(null),
    }).required(),
  }),
});
