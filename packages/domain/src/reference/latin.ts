import { withoutMarks } from "../text";

// Letters that do not decompose into a base letter and a mark, mapped to one letter each as in the EPC's conversion
// table (EPC217-08), so that no text exceeds its limit. Where that table has a dot (ð) or a mistake (Þ to b), the
// letter a reader would write is used.
const whole: Readonly<Record<string, string>> = {
  Æ: "A",
  æ: "a",
  Ð: "D",
  ð: "d",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ĳ: "I",
  ĳ: "i",
  ĸ: "k",
  Ŀ: "L",
  ŀ: "l",
  Ł: "L",
  ł: "l",
  Ŋ: "N",
  ŋ: "n",
  Ø: "O",
  ø: "o",
  Œ: "O",
  œ: "o",
  ß: "s",
  ẞ: "S",
  Þ: "T",
  þ: "t",
  Ŧ: "T",
  ŧ: "t",
};

/** The plain Latin letter of one NFC character, "ē" to "e", "ß" to "s"; null if there is none. */
export function plainLetter(char: string): string | null {
  if (Object.hasOwn(whole, char)) return whole[char]!;
  const base = withoutMarks(char);
  return /^[A-Za-z]$/.test(base) ? base : null;
}
