/** An expected negative answer, sent as `{ err }`. */
export class Refusal {
  constructor(
    /** A code of the contract, or a sentence in the customer's language. */
    readonly err: string,
    readonly options: {
      status?: 200 | 400;
      type?: string;
      sentTo?: string;
      repeatOf?: string;
      passkey?: string | undefined;
    } = {},
  ) {}
}

/** Aborts a call anywhere; inside a transaction it rolls back. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.err);
  }
}

/** The request breaks the contract, which no app of the bank's does. */
export class Malformed extends Refused {}

/** HTTP 401: no session, or an ended one. */
export class SessionOver extends Error {}

/** HTTP 403: the named object is not the caller's. */
export class NotYours extends Error {}

/** HTTP 413: the body is larger than the call takes. */
export class TooLarge extends Error {}

export function refuse(err: string, options?: ConstructorParameters<typeof Refusal>[1]): never {
  throw new Refused(new Refusal(err, options));
}
