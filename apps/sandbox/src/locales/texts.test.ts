import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bankTextsIn, languageOf, languages, catalogueIn, type Language } from ".";

describe("the language of an answer", () => {
  it.each([
    ["lv", "lv"],
    ["lv-LV,lv;q=0.9,en;q=0.8", "lv"],
    ["en-GB, lv;q=0.5", "en"],
    ["en;q=0.4, lv;q=0.9", "lv"],
    ["et, lv;q=0.3", "lv"],
    ["lv;q=0, en", "en"],
    ["et,fr", "en"],
    ["", "en"],
    [null, "en"],
  ] as const)("answers %j in %s [9-12]", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe("the bank's languages", () => {
  it("are those of its setting, the first for who is not heard in any [9-16]", async () => {
    vi.stubEnv("BANK_LANGUAGES", "en|lv");
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      // Files share what they import.
      vi.resetModules();
    });
    const [bank, texts] = [await import("../bank"), await import(".")];
    expect([bank.ownLanguage, texts.languageOf("de, lv;q=0.5"), texts.languageOf("de")]).toEqual([
      "en",
      "lv",
      "en",
    ]);
  });

  it("are all that are built without it, Latvian first [9-16]", async () => {
    const { ownLanguage } = await import("../bank");
    expect([ownLanguage, languageOf("de, lv;q=0.5")]).toEqual(["lv", "de"]);
  });
});

describe("the catalogues", () => {
  it("are English for a language that only a later release has [9-16]", () => {
    const later = "et" as Language;
    expect([catalogueIn(later), bankTextsIn(later)]).toEqual([catalogueIn("en"), bankTextsIn("en")]);
  });

  it.each(languages.filter((language) => language !== "en"))(
    "in %s never say a text in English",
    (language) => {
      const [en, own] = [catalogueIn("en"), catalogueIn(language)];
      const groups = ["invitationAcceptedBody", "changeText", "membershipBody"] as const;
      const worded = ({ statusReasons, documentProblems, documentNames, ...texts }: typeof en) => ({
        ...texts,
        ...statusReasons,
        ...documentProblems,
        ...documentNames,
        ...Object.fromEntries(
          groups.flatMap((group) =>
            Object.entries(texts[group]).map(([key, text]) => [`${group} ${key}`, text]),
          ),
        ),
      });
      const said = new Map<string, unknown>(Object.entries(worded(own)));
      for (const [key, text] of Object.entries(worded(en)).filter(([, one]) => typeof one !== "object")) {
        expect(String(said.get(key)), key).not.toBe(String(text));
      }
    },
  );

  it("use the Latvian plural of minutes", () => {
    expect(catalogueIn("lv").lockedMinutes(1)).toContain("1 minūtes");
    expect(catalogueIn("lv").lockedMinutes(11)).toContain("11 minūtēm");
    expect(catalogueIn("lv").lockedMinutes(21)).toContain("21 minūtes");
    expect(catalogueIn("lv").lockedMinutes(5)).toContain("5 minūtēm");
  });
});
