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
  it("finds without diacritics and in any case", () => {
    expect(ids("irij")).toEqual(["IE"]);
    expect(ids("ĪRIJA")).toEqual(["IE"]);
  });

  it("puts names that begin so before names that only hold it", () => {
    expect(ids("la")[0]).toBe("LV");
    expect(ids("la").length).toBeGreaterThan(1);
  });

  it("finds by a later word and by another name", () => {
    expect(ids("karal")).toEqual(["GB"]);
    expect(ids("germ")).toEqual(["DE"]);
    expect(ids("LVA")).toEqual(["LV"]);
  });

  it("shows every option while nothing is sought", () => {
    expect(ids("  ")).toEqual(options.map(({ id }) => id));
  });

  it("finds nothing rather than something else", () => {
    expect(ids("xyz")).toEqual([]);
  });

  it("finds every option by each of its names, however they are spaced, cased or marked", () => {
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

describe("what a text left in the field means", () => {
  it("is the only option it finds", () => {
    expect(meantOption(options, "latv")?.id).toBe("LV");
  });

  it("is the option it names, though others begin with the same", () => {
    const niger = { id: "NE", label: "Niger" };
    expect(meantOption([{ id: "NG", label: "Nigeria" }, niger], "niger")).toBe(niger);
  });

  it("is told by a code only once nothing more is written", () => {
    const english = options.map((option, at) => ({ ...option, label: countries[at]?.name ?? option.label }));
    expect(clearOption(english, "es")).toBeUndefined();
    expect(meantOption(english, "es")?.id).toBe("ES");
    expect(clearOption(english, "latv")?.id).toBe("LV");
  });

  it("is nothing while several fit, none fits or nothing is written", () => {
    expect(["l", "xyz", "", " "].map((text) => meantOption(options, text))).toEqual(Array(4).fill(undefined));
  });
});
