/** A code that is certainly not the one given: every digit is another. */
export const wrongCode = (code: string): string =>
  [...code].map((digit) => (Number(digit) + 5) % 10).join("");
