import zxcvbn, { type ZXCVBNSequence } from "zxcvbn";
import { isStrongEnough, tellingWords, type Strength } from "../passwordStrength";
import { withoutMarks } from "../text";

type Weakness = NonNullable<Strength["weakness"]>;
type WeaknessKey = Weakness["key"];

/** The estimator is quadratic in length, and a password this long is strong anyway. */
const longest = 100;

/** What passwords here are made of besides: leaked words, banks, seasons. The estimator's dictionaries are English. */
const commonHere =
  "parole latvija riga rigalatvija daugava banka nauda milestiba saule saulite draugs sunitis kakitis vasara sveiki " +
  "labdien swedbank seb luminor citadele revolut summer autumn winter spring ziema rudens pavasaris";
const common = commonHere.split(" ");

const ofDictionary: Record<string, WeaknessKey> = {
  passwords: "error.password.weak.common",
  english_wikipedia: "error.password.weak.word",
  us_tv_and_film: "error.password.weak.word",
  surnames: "error.password.weak.name",
  male_names: "error.password.weak.name",
  female_names: "error.password.weak.name",
};

const ofPattern: Record<string, WeaknessKey> = {
  spatial: "error.password.weak.keyboard",
  repeat: "error.password.weak.repeat",
  sequence: "error.password.weak.sequence",
  regex: "error.password.weak.year",
  date: "error.password.weak.date",
};

function weaknessOf(sequence: readonly ZXCVBNSequence[]): WeaknessKey {
  const [longestMatch] = [...sequence].sort((one, other) => other.token.length - one.token.length);
  const { pattern, dictionary_name: dictionary = "", matched_word: word = "" } = longestMatch ?? {};
  if (dictionary === "user_inputs")
    return common.includes(word) ? "error.password.weak.common" : "error.password.weak.personal";
  return ofDictionary[dictionary] ?? ofPattern[pattern ?? ""] ?? "error.password.weak.plain";
}

/** What is guessed first and the estimator takes for chosen at random: marks at the end, and years since its making. */
const asGuessed = (password: string) =>
  password.replace(/[!?.,*#$]{1,4}$/, "").replace(/(?<!\d)20[2-9]\d(?!\d)/g, "2019");

const lettersOf = (text: string) => withoutMarks(text.toLowerCase()).replace(/\P{L}/gu, "");

/** Whether all letters of a password are these words, whatever stands between them: the estimator adds that up as if it were much. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const known = words.map(lettersOf).filter((word) => word !== "");
  const reached = new Set([0]);
  for (const at of reached)
    for (const word of known) if (letters.startsWith(word, at)) reached.add(at + word.length);
  return letters !== "" && reached.has(letters.length);
}

/** Strength of a password against somebody who knows `about`. Takes milliseconds, and half a megabyte of dictionaries. */
export function estimateStrength(password: string, about: readonly string[]): Strength {
  const personal = tellingWords(about);
  if (isMadeOf(personal, password)) return { score: 1, weakness: { key: "error.password.weak.personal" } };
  const { score, sequence } = zxcvbn(asGuessed(password.slice(0, longest)), [...personal, ...common]);
  return isStrongEnough({ score, weakness: null })
    ? { score, weakness: null }
    : { score, weakness: { key: weaknessOf(sequence) } };
}
