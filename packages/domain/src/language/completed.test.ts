import { describe, expect, it } from "vitest";
import { completed, missingTexts, textsByLanguage } from "./completed";
import { type Language } from "./language";

const english = {
  title: "Hello",
  none: "",
  count: (count: number) => `${count} left`,
  heads: ["Day", "Sum"],
  kinds: { one: "One", two: "Two" },
};

describe("texts by language", () => {
  it("are English for one that only a later release has [9-16]", () => {
    const textsIn = textsByLanguage(
      { lv: { title: "Sveiki" }, en: {}, de: { title: "Hallo" } },
      { title: "Hello" },
    );
    expect((["de", "et"] as Language[]).map((language) => textsIn(language).title)).toEqual([
      "Hallo",
      "Hello",
    ]);
  });
});

describe("a catalogue of which texts are missing", () => {
  it("shows their English with marks, and all that is there as it is [9-16]", () => {
    const texts = completed<typeof english>({ title: "Hallo", kinds: { one: "Eins" } }, english);
    expect({ ...texts, count: texts.count(3) }).toEqual({
      title: "Hallo",
      none: "⟦⟧",
      count: "⟦3 left⟧",
      heads: ["⟦Day⟧", "⟦Sum⟧"],
      kinds: { one: "Eins", two: "⟦Two⟧" },
    });
  });

  it("keeps plural forms that English has not [9-16]", () => {
    const texts = { day_other: "days" };
    expect(completed<Record<string, string>>({ day_few: "dny" }, texts)).toEqual({
      day_few: "dny",
      day_other: "⟦days⟧",
    });
  });

  it("is told by the names of those that are missing or empty [9-16]", () => {
    expect(missingTexts({ title: "", none: "", kinds: { one: "Eins" } }, english)).toEqual([
      "title",
      "count",
      "heads",
      "kinds.two",
    ]);
    expect(missingTexts(english, english)).toEqual([]);
  });
});
