import { describe, expect, it } from "vitest";
import { memberRules, tidyValues, validate } from ".";

const id = "5F0C2F6E-6A57-4D1C-9C3E-2B8F6D1A7E01";
const existing = { isExisting: true, userId: id, position: "director" };
const newly = {
  isExisting: false,
  firstName: "Anna",
  lastName: "Liepa",
  email: "anna@piemers.lv",
  position: "owner",
  percent: "33.33",
};
const keysOf = (form: object) =>
  Object.fromEntries(Object.entries(validate(memberRules, form)).map(([field, { key }]) => [field, key]));

describe("the add-member form", () => {
  it("is valid for somebody with a user id, and for somebody new [5]", () => {
    expect(keysOf(existing)).toEqual({});
    expect(keysOf(newly)).toEqual({});
    expect(tidyValues(memberRules, existing).userId).toBe(id.toLowerCase());
  });

  it("requires only a UUID v4 of an existing member [5-23]", () => {
    expect(keysOf({ ...existing, userId: "" })).toEqual({ userId: "error.userId.required" });
    for (const userId of ["1", id.replace("-4D", "-1D"), `${id}0`]) {
      expect(keysOf({ ...existing, userId })).toEqual({ userId: "error.userId.rule" });
    }
  });

  it("requires names and an e-mail of a new member [5-24]", () => {
    expect(keysOf({ isExisting: false, position: "member" })).toEqual({
      firstName: "error.memberFirstName.required",
      lastName: "error.memberLastName.required",
      email: "error.memberEmail.required",
    });
    expect(keysOf({ ...newly, email: "anna" })).toEqual({ email: "error.memberEmail.invalid" });
    expect(keysOf({ ...newly, firstName: "R2" })).toEqual({ firstName: "error.name.characters" });
  });

  it("requires the position, and the share of an owner [5-25]", () => {
    expect(keysOf({ ...newly, position: "" })).toEqual({ position: "error.position.required" });
    expect(keysOf({ ...newly, percent: "" })).toEqual({ percent: "error.percent.required" });
    expect(keysOf({ ...newly, position: "member", percent: "" })).toEqual({});
  });

  it.each([
    ["0", undefined],
    ["100", undefined],
    ["100.00", undefined],
    ["100.01", "error.percent.high"],
    ["101", "error.percent.high"],
    ["1000", "error.percent.high"],
    ["-1", "error.percent.low"],
    ["33.333", "error.percent.rule"],
    ["a third", "error.percent.rule"],
    ["1e2", "error.percent.rule"],
  ])("parses a share of %j as %j [5]", (percent, problem) => {
    expect(keysOf({ ...newly, percent })).toEqual(problem ? { percent: problem } : {});
  });
});
