import { money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";
import { describe, expect, test } from "vitest";
import { createJudge, draftOf, nameOf, rightsOf, valuesOf } from "./accessValues";
import { exampleMost, examplePersons } from "./examples";

const { payer, invited, refused } = examplePersons;
const frame = { person: null, most: null, locale: "en" };
const named = { firstName: "Elīna", lastName: "Vītola", email: "elina@example.lv" };

describe("the form of who has access", () => {
  test("is filled with what the person may do now, in the customer's language", () => {
    const typed = {
      ...{ prepare: true, pay: true, approve: false, salaries: false, documents: false, people: false },
      ...{ perPayment: "500,00", perDay: "1 000,00" },
    };
    const values = valuesOf({ ...frame, person: payer, locale: "lv" });
    expect({ ...values, perDay: values.perDay?.replace(/\s/, " ") }).toEqual({ role: "payer", ...typed });
    expect(valuesOf({ ...frame, person: invited })).toMatchObject({
      role: "own",
      pay: true,
      documents: true,
    });
    expect(valuesOf(frame)).toEqual({});
  });

  test("sends back what it was filled with", () => {
    for (const person of [payer, invited, refused]) {
      const draft = draftOf(valuesOf({ ...frame, person }), { ...frame, person });
      expect(draft).toEqual({ id: person.id, access: person.access });
    }
  });

  test("gives the rights of the role alone, and always to see", () => {
    expect(rightsOf({ role: "viewer", pay: true, people: true })).toEqual(roles.viewer);
    expect(rightsOf({ role: "own", people: true, pay: true })).toEqual(["see", "pay", "people"]);
    expect(rightsOf({ role: "own" })).toEqual(["see"]);
    expect(rightsOf({ role: "own", salaries: true })).toEqual(["see", "salaries"]);
    expect(rightsOf({ role: "own", prepare: true, approve: true })).toEqual(["see", "prepare", "approve"]);
    // Who may pay may prepare.
    expect(rightsOf({ role: "own", prepare: true, pay: true })).toEqual(["see", "pay"]);
    expect(rightsOf({ pay: true })).toEqual([]);
  });

  test("neither judges nor sends amounts of those who neither make nor approve payments", () => {
    const values = { ...named, role: "viewer", perPayment: "12.345", perDay: "100" } as const;
    expect(createJudge(frame)(values)).toEqual({});
    const access = { rights: roles.viewer, perPayment: null, perDay: null };
    expect(draftOf(values, frame)).toEqual({ ...named, access });
    for (const role of ["payer", "accountant", "approver"] as const)
      expect(Object.keys(createJudge(frame)({ ...values, role }))).toEqual(["perPayment"]);
  });

  test("asks a new person's name and address, and everybody's role", () => {
    expect(Object.keys(createJudge(frame)({})).sort()).toEqual(["email", "firstName", "lastName", "role"]);
    expect(Object.keys(createJudge({ ...frame, person: payer })({}))).toEqual(["role"]);
  });

  test.each([
    ["", "people.amountHigh"],
    ["1,000.01", "people.amountHigh"],
    ["12.345", "error.amount.decimals"],
    ["1,000.00", undefined],
  ])("who may give up to €1,000.00 and enters %j hears %j", (perPayment, key) => {
    const judge = createJudge({ ...frame, most: exampleMost });
    const problems = judge({ ...named, role: "payer", perPayment, perDay: "10" });
    expect(problems["perPayment"]?.key).toBe(key);
    if (key === "people.amountHigh") expect(problems["perPayment"]?.values).toEqual({ amount: "€1,000.00" });
  });

  test("reads the amounts in the customer's language", () => {
    const draft = draftOf({ ...named, role: "payer", perDay: "1234,50" }, { ...frame, locale: "lv" });
    expect(draft.access.perDay).toEqual(money(123_450, "EUR"));
  });
});

test("a person without a name is called by their address", () => {
  expect(nameOf(refused)).toBe(refused.email);
  expect(nameOf(payer)).toBe("Jānis Bērziņš");
});
