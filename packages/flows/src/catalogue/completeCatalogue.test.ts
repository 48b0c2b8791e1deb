import { describe, expect, it } from "vitest";
import { createI18n } from "../i18n";
import en from "../locales/en.json";
import { completeCatalogue } from ".";

const numbered = /_(one|other)$/;

/** Every English text marked with its language, in each plural form that the language has. */
const translated = (language: string): Record<string, string> => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(en).flatMap(([key, text]) =>
      numbered.test(key)
        ? forms.map((form) => [key.replace(numbered, `_${form}`), `${language} ${form} ${text}`])
        : [[key, `${language} ${text}`]],
    ),
  );
};

const plural = "approvals.approveSome";

describe("a catalogue of a further language", () => {
  it.each(["de", "ar", "pl", "ja"])("in %s is taken when it is complete", (language) => {
    const i18n = createI18n(language, completeCatalogue(language, translated(language), en));
    expect(i18n.t("send.amount")).toBe(`${language} Amount`);
    expect(i18n.t(plural, { count: 5 })).toMatch(
      new RegExp(`^${language} ${new Intl.PluralRules(language).select(5)} `),
    );
  });

  it("tells in which direction it is read", () => {
    expect(createI18n("ar", completeCatalogue("ar", translated("ar"), en)).dir()).toBe("rtl");
    expect(createI18n("de", completeCatalogue("de", translated("de"), en)).dir()).toBe("ltr");
  });

  it("is refused with what is missing", () => {
    const { "send.amount": _, ...partial } = translated("de");
    expect(() => completeCatalogue("de", partial, en)).toThrow("send.amount is missing");
    expect(() => completeCatalogue("de", { ...translated("de"), "send.amount": " " }, en)).toThrow(
      RangeError,
    );
  });

  it("is refused without a plural form of its language", () => {
    const { [`${plural}_few`]: _, ...partial } = translated("ar");
    expect(() => completeCatalogue("ar", partial, en)).toThrow(`${plural}_few is missing`);
  });

  it("is refused when a text fills in other values than the English one", () => {
    const wrong = { ...translated("de"), "send.amountHint": "Mehr als {{most}}" };
    expect(() => completeCatalogue("de", wrong, en)).toThrow("send.amountHint fills in most, not maximum");
  });
});
