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
const whole = { en: "Latvia · the IBAN is correct", lv: "Latvija · IBAN ir pareizs" };

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
        en: "LX isn't an IBAN country code. Check the first two letters",
        lv: "LX nav IBAN valsts kods. Pārbaudiet pirmos divus burtus",
      },
    ],
    [
      "a digit where the country should be",
      "7",
      undefined,
      "negative",
      {
        en: "7 isn't an IBAN country code. Check the first two letters",
        lv: "7 nav IBAN valsts kods. Pārbaudiet pirmos divus burtus",
      },
    ],
    [
      "the country, and how far the typing has come",
      "LV80 BANK",
      undefined,
      "neutral",
      { en: "Latvia: 8 of 21 characters", lv: "Latvija: 8/21 rakstzīmes" },
    ],
    [
      "a character no IBAN has",
      "LV80 B/NK",
      undefined,
      "negative",
      {
        en: "An IBAN can't contain “/”. It has letters and digits only",
        lv: "IBAN nevar būt „/”. Tajā ir tikai burti un cipari",
      },
    ],
    [
      "a character at a place where it can't stand",
      "LV80 B4NK",
      undefined,
      "negative",
      {
        en: "Latvia: character 6 of an IBAN can't be “4”",
        lv: "Latvija: IBAN 6. rakstzīme nevar būt „4”",
      },
    ],
    [
      "too many characters",
      `${iban}99`,
      undefined,
      "negative",
      {
        en: "An IBAN from Latvia has 21 characters; this one has 23",
        lv: "Latvija: IBAN garums ir 21, ievadītā garums ir 23",
      },
    ],
    [
      "a mistyped digit, once all are there",
      "LV81BANK0000435195001",
      undefined,
      "negative",
      {
        en: "A digit or letter is wrong. Compare the IBAN with the original",
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
      { en: "Swedbank, Latvia · regular payments only", lv: "Swedbank, Latvija · tikai parasti maksājumi" },
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
    text: "This is your own account. Enter the payee's account.",
  });
  expect(typed("LV80 BANK 0000 4351 9500")?.tone).toBe("neutral");
});
