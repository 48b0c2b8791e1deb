import { array, boolean, object, string, type InferType } from "yup";
import { defineOperatorCall } from "./call";
import { rights } from "./kinds";
import { id, instant, maybeInstant, text } from "./wire";

const someRights = () => array(string().oneOf(rights).required()).required();

/** `missing`: not set up, where nobody has any right without it. */
export const secondFactors = ["on", "off", "missing"] as const;

const signedIn = object({
  name: text(),
  /** Those that have an effect here: without `--testing` nobody has `faults`. */
  rights: someRights(),
  secondFactor: string().oneOf(secondFactors).required(),
});
export type SignedInOperator = InferType<typeof signedIn>;

const name = () => string().trim().max(70).required();
/** Checked by the rules for customers' passwords. */
const newPassword = () => string().max(200).required();
const code = () => string().max(20);

/** Who asks is who they are: `code_needed` if an authenticator is set up. */
const proof = { password: string().max(200).required(), code: code() };

/** Who is signed in. */
export const readSession = defineOperatorCall({
  method: "GET",
  path: "/session",
  access: "everybody",
  request: object({}),
  response: object({ operator: signedIn.nullable().default(null) }),
});

/** Refuses with `wrong_password`, `code_needed` or `wrong_code`, and after five wrong ones in a row with `locked`. */
export const signIn = defineOperatorCall({
  method: "POST",
  path: "/session",
  access: "everybody",
  request: object({ name: name(), ...proof }),
  response: signedIn,
});

export const signOut = defineOperatorCall({
  method: "DELETE",
  path: "/session",
  access: "signedIn",
  request: object({}),
  response: object({}),
});

/**
 * Makes an operator of whoever has the invitation, and signs them in. Refuses with `invitation_over`, `name_taken` or
 * what is wrong with the password.
 */
export const acceptInvitation = defineOperatorCall({
  method: "POST",
  path: "/invitations/accept",
  access: "everybody",
  request: object({ invitation: string().max(100).required(), name: name(), password: newPassword() }),
  response: signedIn,
});

/** Ends the operator's other sessions. Refuses a wrong proof as `signIn` does. */
export const changeOwnPassword = defineOperatorCall({
  method: "POST",
  path: "/password",
  access: "signedIn",
  request: object({ ...proof, newPassword: newPassword() }),
  response: object({}),
});

/** The secret of a new authenticator, without effect until a code of it is sent. Refuses a wrong proof as `signIn` does. */
export const setUpFactor = defineOperatorCall({
  method: "POST",
  path: "/factor/setup",
  access: "signedIn",
  request: object(proof),
  response: object({
    secret: text(),
    /** For a QR code. */
    address: text(),
  }),
});

/** From now on codes of the new authenticator are asked for. Ends the operator's other sessions. */
export const confirmFactor = defineOperatorCall({
  method: "POST",
  path: "/factor",
  access: "signedIn",
  request: object({ code: code().required() }),
  response: signedIn,
});

const operator = object({
  id: id(),
  name: text(),
  rights: someRights(),
  created_at: instant(),
  /** Null if they have no session. */
  last_seen_at: maybeInstant(),
  isDisabled: boolean().required(),
  /** Whether an authenticator is set up. */
  hasFactor: boolean().required(),
});
export type Operator = InferType<typeof operator>;

export const listOperators = defineOperatorCall({
  method: "GET",
  path: "/operators",
  access: "operators",
  request: object({}),
  response: object({ operators: array(operator).required() }),
});

/** `view` is among the rights of every operator. Refuses with `right_lacking` what the inviter may not do. */
export const inviteOperator = defineOperatorCall({
  method: "POST",
  path: "/invitations",
  access: "operators",
  logged: ["rights"],
  request: object({ rights: someRights() }),
  response: object({
    /** Shown once: only its digest is stored. */
    invitation: text(),
    expires_at: instant(),
  }),
});

/** Ends their sessions and their invitations. Refuses with `last_operator` to disable the last who could invite. */
export const disableOperator = defineOperatorCall({
  method: "POST",
  path: "/operators/:id/disable",
  access: "operators",
  request: object({ id: id() }),
  response: object({ id: id() }),
});

/** With the rights they had. Refuses with `right_lacking` if the enabler has fewer. */
export const enableOperator = defineOperatorCall({
  method: "POST",
  path: "/operators/:id/enable",
  access: "operators",
  request: object({ id: id() }),
  response: object({ id: id() }),
});

/** Of another operator who has lost it: it ends their sessions, and they set up a new one. */
export const removeFactor = defineOperatorCall({
  method: "DELETE",
  path: "/operators/:id/factor",
  access: "operators",
  request: object({ id: id() }),
  response: object({ id: id() }),
});
