import { object, string } from "yup";
import { defineCall } from "./call";

/** A call that changes how an account is protected, before the customer has proved who they are: see `stepUp`. */
export const STEP_UP_REQUIRED = "STEP_UP_REQUIRED";

/** The calls that refuse with STEP_UP_REQUIRED. */
export const steppedUpActs = [
  "passwordChange",
  "twoFactorSetup",
  "twoFactorUpdate",
  "recoveryCodesCreate",
  "sessionRevoke",
  "passkeyBegin",
  "passkeyDelete",
  "limitsUpdate",
  "directDebitRule",
  "mandateUpdate",
  "dataCopyFile",
  "personSave",
  "personRemove",
  "approvalRuleSave",
  "receiverTrust",
  "accountClose",
] as const;

/**
 * Of a payment the `vop_id` of its name check, of an approval the ids joined by commas, of a file of payments its id, of
 * a contract the SHA-256 in hex of the document that was shown. Of a direct debit rule what it is to be; of a mandate its
 * id, the most of one collection, empty for any, and how often, of a payee its id, account and name, joined by colons.
 * Of a copy of the customer's data its id. Of closing an account what is paid out, and to whose account and name; the amount
 * alone if to nobody.
 */
export const subjectField = () => string().max(2_000);

/**
 * Proves once more who is there, for one call of this session within five minutes. The code is the one that
 * `challengeCreate` sent for it and the same `subject`, if it sent one. An addition to the specification.
 */
export const stepUp = defineCall({
  name: "stepUp",
  summary: "Allows one change of how the account is protected.",
  method: "POST",
  path: "/user/step_up",
  answer: "done",
  request: object({
    act: string().oneOf(steppedUpActs).required(),
    subject: subjectField(),
    password: string().required().max(256),
    code: string().max(6),
  }),
  response: object({}),
  refusals: ["BADPASS", "INCORRECT_2FA_CODE"],
});
