/** Confirmation, two-factor and recovery codes (specification 9). */
export const codeLength = 6;

const joined = (text: string) => text.replace(/[\s\p{Pd}]/gu, "");

/** What a code looks like in a message, the surest first: digits, digits in two groups, a mixture, capitals. */
const inMessage = [/\d{6}/, /\d{3}[ -]\d{3}/, /(?=\d{0,5}[a-z])(?=[a-z]{0,5}\d)[a-z\d]{6}/i, /[A-Z]{6}/].map(
  ({ source, flags }) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, `${flags}u`),
);

/**
 * The code in what was typed or pasted: "Your code: 123-456." gives "123456", full-width characters become plain ones.
 * Text without a recognisable code keeps its first six characters.
 */
export function codeIn(text: string): string {
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  const typed = joined(plain);
  if (typed.length <= codeLength) return typed;
  const found = inMessage.map((code) => code.exec(plain)?.[0]).find((code) => code !== undefined);
  return joined(found ?? plain).slice(0, codeLength);
}
