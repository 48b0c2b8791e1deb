import { expect, test } from "vitest";
import { exampleCompany } from "../shared/exampleCompany";
import {
  changedAnswers,
  companyAnswersOf,
  companyValuesOf,
  draftOf,
  exposureAnswersOf,
  exposureValuesOf,
  fieldOfAnswer,
} from "./answers";

const { answers } = exampleCompany;

test("reopened stored answers are unchanged: nothing is stored again", () => {
  expect(changedAnswers(companyAnswersOf(companyValuesOf(answers)), answers)).toEqual([]);
  expect(changedAnswers(exposureAnswersOf(exposureValuesOf(answers)), answers)).toEqual([]);
});

test("only changed answers are stored, trimmed, the country before the number it determines", () => {
  const typed = { ...companyValuesOf(answers), country: "EE", registrationNumber: " 1234 5678 " };
  expect(changedAnswers(companyAnswersOf(typed), answers).map(({ name, value }) => [name, value])).toEqual([
    ["country", "EE"],
    ["registration_number", "12345678"],
  ]);
});

test("a removed website is stored as an empty answer", () => {
  const stored = { ...answers, website: "www.dzintarakrasts.lv" };
  const typed = { ...companyValuesOf(stored), website: "" };
  expect(changedAnswers(companyAnswersOf(typed), stored)).toMatchObject([{ name: "website", value: "" }]);
});

test("a 'no' about public office has no details; a 'yes' does", () => {
  expect(exposureAnswersOf({ isExposed: "no", details: "kept while it was yes" })).toHaveLength(1);
  expect(exposureAnswersOf({ isExposed: "yes", details: "Tēvs" }).map(({ value }) => value)).toEqual([
    "yes",
    "Tēvs",
  ]);
});

test("the account is opened under the name, the country and the number answered", () => {
  expect(draftOf(companyAnswersOf(companyValuesOf(answers)))).toEqual({
    name: "SIA Dzintara Krasts",
    country: "LV",
    registrationNumber: "40003888002",
  });
});

test("each answer has its field; an unknown name has none", () => {
  expect(fieldOfAnswer("zip_code")).toBe("zip");
  expect(fieldOfAnswer("politically_exposed_person_details")).toBe("details");
  expect(fieldOfAnswer("shoe_size")).toBeNull();
});
