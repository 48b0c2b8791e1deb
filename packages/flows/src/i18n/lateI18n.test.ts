import { describe, expect, test, vi } from "vitest";
import de from "../locales/de.json";
import en from "../locales/en.json";
import lv from "../locales/lv.json";
import { createI18n } from "./createI18n";
import { createLateI18n } from "./lateI18n";

const catalogues: Record<string, Record<string, string>> = { en, lv, de };
/** Plurals and elements need all of i18next. */
const isPlain = ([key, text]: [string, string]) => !/_(zero|one|other)$/.test(key) && !/<\/?\w/.test(text);

describe.each(Object.entries(catalogues))("texts before i18next has arrived: %s", (language, catalogue) => {
  test("are what i18next says", () => {
    const late = createLateI18n(language, catalogue);
    const whole = createI18n(language, catalogue);
    const plain = Object.entries(catalogue).filter(isPlain);
    expect(plain.length).toBeGreaterThan(500);
    for (const [key, text] of plain) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
      const values = Object.fromEntries(names.map((name) => [name, `<${name} & $1>`]));
      const say = (t: unknown) => (t as (key: string, values: object) => string)(key, values);
      expect(say(late.t)).toBe(say(whole.t));
    }
  });
});

test("the language changes at once, before and after i18next has arrived", async () => {
  const late = createLateI18n("en", en);
  const hear = vi.fn();
  late.on("languageChanged", hear);
  late.addTexts("lv", lv);
  await late.changeLanguage("lv");
  expect(late.language).toBe("lv");
  expect(late.t("signIn.title")).toBe(lv["signIn.title"]);
  expect(hear).toHaveBeenCalledTimes(1);

  await late.complete();
  expect(late.t("signIn.title")).toBe(lv["signIn.title"]);
  await late.changeLanguage("en");
  expect(late.t("signIn.title")).toBe(en["signIn.title"]);
  expect(hear).toHaveBeenCalledTimes(2);
  late.off("languageChanged", hear);
  await late.changeLanguage("lv");
  expect(hear).toHaveBeenCalledTimes(2);
});

test("plurals are there once i18next has arrived, in the language spoken by then", async () => {
  const late = createLateI18n("en", en);
  const arriving = late.complete();
  late.addTexts("lv", lv);
  await late.changeLanguage("lv");
  await arriving;
  expect(late.whole?.()).not.toBeNull();
  expect(late.t("session.warning.spoken", { count: 1 })).toBe("Vēl 1 sekunde");
  expect(late.t("session.warning.spoken", { count: 2 })).toBe("Vēl 2 sekundes");
});
