/**
 * Holds a password or a code so that it can be handed on but not seen: not in an event that is inspected,
 * in context, in storage or in a log.
 */
export class Secret<T = string> {
  #held: { readonly value: T } | null;

  constructor(value: T) {
    this.#held = { value };
  }

  /** Answers whether the secret fits, without showing it. False once it was taken. */
  satisfies(fits: (value: T) => boolean): boolean {
    return this.#held !== null && fits(this.#held.value);
  }

  /** Hands the secret over, once, and forgets it. Throws when it was taken before. */
  take(): T {
    if (!this.#held)
      throw new Error("This secret was taken already. Ask for it again: a secret serves one request.");
    const { value } = this.#held;
    this.#held = null;
    return value;
  }

  /** Shows the secret to whom it belongs, without forgetting it. Throws when it was taken. */
  reveal(): T {
    if (!this.#held) throw new Error("This secret was taken already: there is nothing left to show.");
    return this.#held.value;
  }

  toJSON(): undefined {
    return undefined;
  }
}

/** Two-factor and confirmation codes have exactly 6 characters. */
export const isSixCharacters = (code: string): boolean => [...code].length === 6;
