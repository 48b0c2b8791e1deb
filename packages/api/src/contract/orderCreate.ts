import { boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wirePlan, wirePlanned } from "./plans";
import {
  beneficiaryTypes,
  paymentSystems,
  paymentTypes,
  transactionStatuses,
  wireAmount,
  wireDate,
} from "./schemas";

export const INSTANT_NOT_REACHABLE = "Beneficiary BIC not able to receive SEPA Instant payments";
export const CREDIT_NOT_REACHABLE = "Beneficiary BIC not able to receive SEPA Credit Transfer payments";
/** The payment is like one of the last 24 hours, and the request does not say that it is meant. */
export const LIKELY_REPEAT = "LIKELY_REPEAT";

/**
 * Without `force_payment` the provider only checks the payee's name and returns `vop_result`; no money moves. With it
 * and the two-factor code the payment is made. `vop_id` is the check that is overridden, `quoted_fee` the fee the payer was
 * shown: at another fee the payment is refused. `fee` is 0, as specified, whatever the payment costs.
 *
 * A payment with the payee's account, amount and reference of one of the last 24 hours is refused with LIKELY_REPEAT and
 * the id of that one, unless `repeat_of` names it or a later one: whoever names it knows of it and means to pay again.
 *
 * A small payment to a trusted payee (see `receiverTrust`) takes no code: the answer of the check says `without_code`. If
 * it takes one after all, it is refused as with a wrong code.
 *
 * With `plan` nothing is paid now: the answer's `id` is that of the planned payment, `planned_for` the day of the first.
 *
 * A company's payment that others have to approve is not made now either: the answer's `id` is that of what waits for them
 * (see `approvalList`), `approvals_needed`, which the answer of the check says already, how many they have to be: with
 * what its maker had paid to the payee that day without approval. A payment like one that waits is a repeat as well.
 */
export const orderCreate = defineCall({
  name: "orderCreate",
  summary: "Checks the payee's name, then places a payment.",
  method: "POST",
  path: "/order/create",
  idempotencyKey: "required",
  timeoutMs: 30_000,
  request: object({
    to_name: string().required().max(70),
    to_account: string().required().max(34),
    to_bic: string().required().max(11),
    to_reference: string().required().max(140),
    to_address: string().defined(),
    to_address_city: string().defined(),
    to_address_zip: string().defined(),
    to_address_country: string().defined(),
    amount: wireAmount().required(),
    fee: wireAmount().required(),
    currency: string().oneOf(["EUR"]).required(),
    /** `PLAN` with `plan` or `replaces`: a provider without them refuses the order instead of paying it now. */
    type: string().oneOf(["SEND", "PLAN"]).required(),
    payment_system: string().oneOf(paymentSystems).required(),
    payment_type: string().oneOf(paymentTypes).required(),
    // The misspelling is the provider's.
    beneficary_type: string().oneOf(beneficiaryTypes).required(),
    force_payment: boolean().required(),
    code2fa: string().max(6),
    vop_id: string(),
    quoted_fee: wireAmount(),
    /** Id of the newest payment that this one repeats on purpose. An addition to the specification. */
    repeat_of: string(),
    /** When to pay instead of now, by SEPA credit transfer. An addition to the specification. */
    plan: wirePlan().optional().default(undefined),
    /**
     * The planned payment that this one takes the place of. Refused if its next one is of another day meanwhile. An
     * addition to the specification.
     */
    replaces: wirePlanned().optional().default(undefined),
    entered_by: string().required(),
    from_name: string().defined(),
    from_account: string().defined(),
    from_address: string().defined(),
    from_reference: string().defined(),
    from_country: string().defined(),
    from_city: string().defined(),
    from_zip: string().defined(),
  }),
  response: object({
    id: string(),
    status: string().oneOf(transactionStatuses),
    vop_result: string(),
    vop_id: string(),
    matchedName: string().nullable(),
    message: string().nullable(),
    fee: wireAmount().nullable(),
    total: wireAmount().nullable(),
    planned_for: wireDate().nullable(),
    approvals_needed: number().integer().min(1).nullable(),
    /** Of a check: the payment is made without `code2fa`, as the payee is trusted. */
    without_code: boolean().nullable(),
  }),
  refusals: [INSTANT_NOT_REACHABLE, CREDIT_NOT_REACHABLE, LIKELY_REPEAT, "INCORRECT_2FA_CODE"],
});
