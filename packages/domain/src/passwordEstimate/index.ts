import zxcvbn, { type ZXCVBNSequence } from "zxcvbn";
import { isStrongEnough, tellingWords, type Strength } from "../passwordStrength";

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

/** Strength of a password against somebody who knows `about`. Takes milliseconds, and half a megabyte of dictionaries. */
export function estimateStrength(password: string, about: readonly string[]): Strength {
  const known = [...tellingWords(about), ...common];
  const { score, sequence } = zxcvbn(asGuessed(password.slice(0, longest)), known);
  return isStrongEnough({ score, weakness: null })
    ? { score, weakness: null }
    : { score, weakness: { key: weaknessOf(sequence) } };
}
