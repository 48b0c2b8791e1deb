/** Holds a password or a code that can be passed on but not read: not in inspected events, context, storage or logs. */
export class Secret<T = string> {
  #held: { readonly value: T } | null;

  constructor(value: T) {
    this.#held = { value };
  }

  /** Tests the secret without revealing it. False once taken. */
  satisfies(fits: (value: T) => boolean): boolean {
    return this.#held !== null && fits(this.#held.value);
  }

  /** Returns the secret once and forgets it. Throws the second time. */
  take(): T {
    if (!this.#held)
      throw new Error("This secret was taken already. Ask for it again: a secret serves one request.");
    const { value } = this.#held;
    this.#held = null;
    return value;
  }

  /** Returns the secret to be displayed to its owner, without forgetting it. Throws once taken. */
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
