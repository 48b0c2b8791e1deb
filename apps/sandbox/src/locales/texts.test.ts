import { describe, expect, it } from "vitest";
import { languageOf, catalogueIn } from ".";

describe("the language of an answer", () => {
  it.each([
    ["lv", "lv"],
    ["lv-LV,lv;q=0.9,en;q=0.8", "lv"],
    ["en-GB, lv;q=0.5", "en"],
    ["en;q=0.4, lv;q=0.9", "lv"],
    ["de, lv;q=0.3", "lv"],
    ["lv;q=0, en", "en"],
    ["de,fr", "en"],
    ["", "en"],
    [null, "en"],
  ] as const)("answers %j in %s [9-12]", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe("the catalogues", () => {
  it("have every text in both languages, never the same words twice", () => {
    const [en, lv] = [catalogueIn("en"), catalogueIn("lv")];
    expect(Object.keys(lv).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(lv.statusReasons)).toEqual(Object.keys(en.statusReasons));
    expect(Object.keys(lv.documentProblems)).toEqual(Object.keys(en.documentProblems));
    expect(Object.keys(lv.documentNames)).toEqual(Object.keys(en.documentNames));
    const groups = ["invitationAcceptedBody", "changeText", "membershipBody"] as const;
    for (const group of groups) expect(Object.keys(lv[group])).toEqual(Object.keys(en[group]));
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
    const latvian = new Map<string, unknown>(Object.entries(worded(lv)));
    for (const [key, text] of Object.entries(worded(en)).filter(([, one]) => typeof one !== "object")) {
      expect(String(latvian.get(key)), key).not.toBe(String(text));
    }
  });

  it("use the Latvian plural of minutes", () => {
    expect(catalogueIn("lv").lockedMinutes(1)).toContain("1 minūtes");
    expect(catalogueIn("lv").lockedMinutes(11)).toContain("11 minūtēm");
    expect(catalogueIn("lv").lockedMinutes(21)).toContain("21 minūtes");
    expect(catalogueIn("lv").lockedMinutes(5)).toContain("5 minūtēm");
  });
});
