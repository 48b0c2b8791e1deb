/** A code that differs in every digit. */
export const wrongCode = (code: string): string =>
  [...code].map((digit) => (Number(digit) + 5) % 10).join("");
