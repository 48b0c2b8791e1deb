import type { PayeeBank } from "@amberline/api/client";
import { describe, expect, test } from "vitest";
import { createI18n } from "../i18n";
import en from "../locales/en.json";
import lv from "../locales/lv.json";
import { payeeHelp } from "./payeeHelp";

const words = { en: createI18n("en", en).t, lv: createI18n("lv", lv).t };
const iban = "LV80BANK0000435195001";
const bank: PayeeBank = {
  bic: "HABALV22",
  name: "Swedbank",
  country: "LV",
  takesInstant: true,
  takesCredit: true,
};
const begins = {
  en: "An IBAN begins with two letters for the country, like LV",
  lv: "IBAN sākas ar diviem valsts koda burtiem, piemēram, LV",
};
const whole = { en: "Latvia · the IBAN is written correctly", lv: "Latvija · IBAN ir uzrakstīts pareizi" };

const help = (locale: "en" | "lv", text: string, known?: PayeeBank | null) =>
  payeeHelp(text, known, words[locale], locale);

describe("help under the IBAN", () => {
  test("says nothing before anything is typed", () => {
    expect(help("en", "")).toBeUndefined();
    expect(help("lv", " ")).toBeUndefined();
  });

  test.each([
    ["one letter that can begin a country", "l", undefined, "neutral", begins],
    [
      "two letters no country has",
      "LX80",
      undefined,
      "negative",
      {
        en: "No IBAN begins with LX. Check the first two letters",
        lv: "Neviens IBAN nesākas ar LX. Pārbaudiet pirmos divus burtus",
      },
    ],
    [
      "a digit where the country should be",
      "7",
      undefined,
      "negative",
      {
        en: "No IBAN begins with 7. Check the first two letters",
        lv: "Neviens IBAN nesākas ar 7. Pārbaudiet pirmos divus burtus",
      },
    ],
    [
      "the country, and how far the typing has come",
      "LV80 BANK",
      undefined,
      "neutral",
      { en: "Latvia: 8 of 21 characters", lv: "Latvija, simboli: 8 no 21" },
    ],
    [
      "a character no IBAN has",
      "LV80 B/NK",
      undefined,
      "negative",
      {
        en: "“/” can't be in an IBAN. It has letters and digits only",
        lv: "„/” IBAN numurā nevar būt. Tajā ir tikai burti un cipari",
      },
    ],
    [
      "a character at a place where it can't stand",
      "LV80 B4NK",
      undefined,
      "negative",
      {
        en: "“4” can't be at place 6 of an IBAN of this country (LV)",
        lv: "„4” nevar būt 6. vietā šīs valsts (LV) IBAN numurā",
      },
    ],
    [
      "too many characters",
      `${iban}99`,
      undefined,
      "negative",
      {
        en: "An IBAN of this country (LV) has 21 characters; this one has 23",
        lv: "Šīs valsts (LV) IBAN garums ir 21; ievadītā garums ir 23",
      },
    ],
    [
      "a mistyped digit, once all are there",
      "LV81BANK0000435195001",
      undefined,
      "negative",
      {
        en: "A digit or letter is mistyped. Compare the IBAN with the original",
        lv: "Kāds cipars vai burts ir nepareizs. Salīdziniet IBAN ar oriģinālu",
      },
    ],
    ["a whole IBAN, before the directory answers", iban, undefined, "positive", whole],
    ["a whole IBAN the directory does not know", iban, null, "positive", whole],
    [
      "the bank, and that it takes instant payments",
      iban,
      bank,
      "positive",
      {
        en: "Swedbank, Latvia · takes instant payments",
        lv: "Swedbank, Latvija · pieņem zibmaksājumus",
      },
    ],
    [
      "the bank, and that it takes regular payments only",
      iban,
      { ...bank, takesInstant: false },
      "caution",
      { en: "Swedbank, Latvia · regular payments only", lv: "Swedbank, Latvija · tikai parastie maksājumi" },
    ],
    [
      "a country SEPA does not reach, whatever the directory says",
      "TR330006100519786457841326",
      bank,
      "caution",
      {
        en: "Türkiye is outside SEPA, so euro can't be sent there this way",
        lv: "Turcija nav SEPA zonā, tāpēc eiro tur šādi nosūtīt nevar",
      },
    ],
  ] as const)("says %s, in English and in Latvian", (_, text, known, tone, { en, lv }) => {
    expect(help("en", text, known)).toEqual({ tone, text: en });
    expect(help("lv", text, known)).toEqual({ tone, text: lv });
  });
});

test("refuses the paying account as soon as it is complete, whatever its bank accepts [2.10]", () => {
  const typed = (text: string) => payeeHelp(text, bank, words.en, "en", iban);
  expect(typed("LV80 BANK 0000 4351 9500 1")).toEqual({
    tone: "negative",
    text: "This is your own account. Enter the beneficiary's account.",
  });
  expect(typed("LV80 BANK 0000 4351 9500")?.tone).toBe("neutral");
});
