import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireDate, wireInstant } from "./schemas";

/** What customers agree to; each version is named by the day from which it is in force. */
export const agreedDocuments = ["terms", "fees"] as const;

/** What a customer lets happen: a `device` is signed in, the bank tells it to the browser by `push` and the customer by `mail`, a creditor may `debit`. */
export const consentKinds = ["device", "push", "mail", "passkey", "debit", "trusted", "access"] as const;

const document = () => string().oneOf(agreedDocuments).required();

const answer = () =>
  object({
    data: array(
      object({
        document: document(),
        /** In force, or announced for a day to come. */
        version: wireDate().required(),
        /** The newest one that the customer has agreed to; tacitly: by saying nothing until its day. */
        agreed: object({
          version: wireDate().required(),
          at: wireInstant().required(),
          is_tacit: boolean().default(false),
        })
          .nullable()
          .default(null),
      }),
    ).required(),
    /** When documents that identify the customer last went to be checked; null: none did. */
    identity_sent_at: wireInstant().nullable().default(null),
    /** What can be withdrawn, of the login and of the token's account; null from a provider that doesn't list it. */
    consents: array(
      object({
        kind: string().oneOf(consentKinds).required(),
        /** Of the browser, device, kind of notification, creditor, payee or person; empty if unknown. */
        name: string().defined(),
        /** The day in the bank's time zone; of a mandate, that of its signature. */
        since: wireDate().required(),
      }),
    )
      .nullable()
      .default(null),
  });

/** Of the login. An addition to the specification; a provider may answer 404. */
export const agreementList = defineCall({
  name: "agreementList",
  summary: "Lists what the customer has agreed to, in which version and when, and what can be withdrawn.",
  method: "POST",
  path: "/user/agreements",
  request: noBody,
  response: answer(),
});

/** Agrees to the newest version of a document. An addition to the specification. */
export const agreementGive = defineCall({
  name: "agreementGive",
  summary: "Agrees to a document.",
  method: "POST",
  path: "/user/agreements/give",
  request: object({ document: document(), version: wireDate().required() }),
  response: answer(),
});

/** The customer has looked at what is about to change. An addition to the specification. */
export const agreementSeen = defineCall({
  name: "agreementSeen",
  summary: "Notes that the customer has seen the changes of documents.",
  method: "POST",
  path: "/user/agreements/seen",
  request: noBody,
  response: object({ success: boolean().required() }),
});
