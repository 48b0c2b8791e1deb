import { countries } from "@amberline/domain/tables";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearOption, meantOption, searchOptions, type ComboOption } from "./searchOptions";

const inLatvian = new Intl.DisplayNames("lv", { type: "region" });
const options: ComboOption[] = countries.map(({ code, alpha3, name }) => ({
  id: code,
  label: inLatvian.of(code) ?? name,
  aliases: [name, code, alpha3],
}));
const ids = (text: string) => searchOptions(options, text).map(({ id }) => id);

describe("searching the options", () => {
  it("ignores diacritics and case", () => {
    expect(ids("irij")).toEqual(["IE"]);
    expect(ids("ĪRIJA")).toEqual(["IE"]);
  });

  it("ranks names that start with the text before names that contain it", () => {
    expect(ids("la")[0]).toBe("LV");
    expect(ids("la").length).toBeGreaterThan(1);
  });

  it("matches later words and aliases", () => {
    expect(ids("karal")).toEqual(["GB"]);
    expect(ids("germ")).toEqual(["DE"]);
    expect(ids("LVA")).toEqual(["LV"]);
  });

  it("returns every option for an empty text", () => {
    expect(ids("  ")).toEqual(options.map(({ id }) => id));
  });

  it("returns nothing without a match", () => {
    expect(ids("xyz")).toEqual([]);
  });

  it("finds every option by each of its names, whatever the spacing, case and diacritics", () => {
    const spell = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize("NFD"),
      (text: string) => `  ${text.replaceAll(" ", "  ")} `,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...options), fc.constantFrom(...spell), (option, write) => {
        for (const name of [option.label, ...(option.aliases ?? [])]) {
          expect(searchOptions(options, write(name))).toContain(option);
          expect(meantOption(options, write(name))).toBe(option);
        }
      }),
    );
  });
});

describe("the option a text stands for", () => {
  it("is its only match", () => {
    expect(meantOption(options, "latv")?.id).toBe("LV");
  });

  it("is the one with that exact name, even if others start with it", () => {
    const niger = { id: "NE", label: "Niger" };
    expect(meantOption([{ id: "NG", label: "Nigeria" }, niger], "niger")).toBe(niger);
  });

  it("is found by a code only after typing has ended", () => {
    const english = options.map((option, at) => ({ ...option, label: countries[at]?.name ?? option.label }));
    expect(clearOption(english, "es")).toBeUndefined();
    expect(meantOption(english, "es")?.id).toBe("ES");
    expect(clearOption(english, "latv")?.id).toBe("LV");
  });

  it("is none for several matches, no match or an empty text", () => {
    expect(["l", "xyz", "", " "].map((text) => meantOption(options, text))).toEqual(Array(4).fill(undefined));
  });
});
