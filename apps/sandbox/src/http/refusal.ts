/** An answer the contract expects instead of what was asked for; goes out as `{ err }`. */
export class Refusal {
  constructor(
    /** A code the contract names, or a sentence in the customer's language. */
    readonly err: string,
    readonly options: { status?: 200 | 400; type?: string; sentTo?: string } = {},
  ) {}
}

/** Stops a call wherever it is noticed, inside a transaction too, which is then undone. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.err);
  }
}

/** HTTP 401: no session, or one that is over. */
export class SessionOver extends Error {}

/** HTTP 403: what was named is not the caller's. */
export class NotYours extends Error {}

/** Ends the call with a refusal. */
export function refuse(err: string, options?: ConstructorParameters<typeof Refusal>[1]): never {
  throw new Refused(new Refusal(err, options));
}
