import { describe, expect, it } from "vitest";
import { companyRules, exposureRules, tidyValues, validate } from ".";

const filled = {
  name: 'SIA "Jūras Vējš" & Co',
  registrationNumber: "40003 999 001",
  legalForm: "limited_liability",
  country: "LV",
  city: "Rīga",
  street: "Brīvības iela 1-2",
  zip: "LV-1010",
  website: "www.jurasvejs.lv/par-mums",
  businessDescription: "Buru remonts un laivu noma",
};
const keysOf = (change: Record<string, unknown>) =>
  Object.entries(validate(companyRules, { ...filled, ...change })).map(
    ([field, { key }]) => `${field} ${key}`,
  );

describe("the company form", () => {
  it("is valid if everything follows its rule, even without a website", () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ website: "" })).toEqual([]);
    expect(tidyValues(companyRules, filled).registrationNumber).toBe("40003999001");
  });

  it("requires everything but the website", () => {
    const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, ""]));
    expect(Object.values(validate(companyRules, empty)).map(({ key }) => key)).toEqual([
      "error.companyName.required",
      "error.registrationNumber.required",
      "error.legalForm.required",
      "error.country.required",
      "error.city.required",
      "error.street.required",
      "error.zip.required",
      "error.businessDescription.required",
    ]);
  });

  it.each([
    [{ name: "Vējš 24/7" }, "name error.companyName.rule"],
    [{ registrationNumber: "4000399900" }, "registrationNumber error.registrationNumber.rule"],
    [{ country: "US" }, "country error.country.required"],
    [{ country: "DE", registrationNumber: "H" }, "registrationNumber error.registrationNumber.rule"],
    [{ legalForm: "sia" }, "legalForm error.legalForm.required"],
    [{ website: "not a site" }, "website error.website.rule"],
    [{ website: "javascript:alert(1)" }, "website error.website.rule"],
    [{ businessDescription: "Buras" }, "businessDescription error.businessDescription.short"],
    [{ businessDescription: "a".repeat(1_001) }, "businessDescription error.text.tooLong"],
  ])("refuses %j [5-1, 5-26]", (change, problem) => {
    expect(keysOf(change)).toEqual([problem]);
  });

  it("accepts registration numbers of other countries", () => {
    expect(keysOf({ country: "DE", registrationNumber: "HRB 12345 B" })).toEqual([]);
  });
});

describe("the question about politically exposed persons", () => {
  it.each([
    [{ isExposed: "no" }, {}],
    [{ isExposed: "yes", details: "The director's father is a minister" }, {}],
    [{ isExposed: "yes" }, { details: { key: "error.exposureDetails.required" } }],
    [{}, { isExposed: { key: "error.exposure.required" } }],
    [{ isExposed: "maybe" }, { isExposed: { key: "error.exposure.required" } }],
  ])("validates %j", (form, problems) => {
    expect(validate(exposureRules, form)).toEqual(problems);
  });
});
