import type { RequestOf, ResponseOf } from "../contract";
import { agreementGive, agreementList, agreementSeen, type consentKinds } from "../contract/agreements";
import { mapOutcome, type Outcome } from "./outcome";
import { readInstant, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

/** What of a document the customer has agreed to. Versions are named by the day from which they are in force. */
export interface Agreement {
  document: RequestOf<typeof agreementGive>["document"];
  /** The newest, in force or announced. */
  version: string;
  /** The newest that the customer has agreed to, tacitly by saying nothing; null for none. */
  agreed: { version: string; at: number; isTacit: boolean } | null;
}

/** What the customer lets happen. */
export interface Consent {
  kind: (typeof consentKinds)[number];
  /** Of the browser, device, creditor, payee or person; empty if unknown. */
  name: string;
  /** A day. */
  since: string;
}

export interface Agreements {
  documents: readonly Agreement[];
  /** When documents that identify the customer last went to be checked; null for never. */
  identitySentAt: number | null;
  /** Null if the provider doesn't list them. */
  consents: readonly Consent[] | null;
}

const readAgreements = ({
  data,
  identity_sent_at,
  consents,
}: ResponseOf<typeof agreementList>): Agreements => ({
  documents: data.map(({ document, version, agreed }) => ({
    document,
    version,
    agreed: agreed && { version: agreed.version, at: readInstant(agreed.at), isTacit: agreed.is_tacit },
  })),
  identitySentAt: identity_sent_at === null ? null : readInstant(identity_sent_at),
  consents,
});

export const agreementCalls = (send: Send) => ({
  async agreements(options: RequestOptions = {}): Promise<Outcome<Agreements>> {
    return translated(await send(agreementList, {}, options), readAgreements);
  },

  async agreeTo(
    { document, version }: Pick<Agreement, "document" | "version">,
    options: RequestOptions = {},
  ): Promise<Outcome<Agreements>> {
    return translated(await send(agreementGive, { document, version }, options), readAgreements);
  },

  /** The changes have been looked at. */
  async seeChanges(options: RequestOptions = {}): Promise<Outcome<void>> {
    return mapOutcome(await send(agreementSeen, {}, options), () => undefined);
  },
});
