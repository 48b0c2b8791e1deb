import { money } from "@amberline/domain/money";
import { expect, test } from "vitest";
import { examplePayees } from "../savedPayees/examples";
import { draftOf, valuesOf } from "./formValues";

const [rent] = examplePayees;

test.each(["en", "lv"])("a saved one opened in %s is unchanged", (locale) => {
  if (!rent) throw new Error("No example.");
  const { title, payeeName, account, bic, reference, amount } = rent;
  expect(draftOf("template", valuesOf(rent, locale), locale)).toEqual({
    kind: "template",
    values: { templateName: title, payeeName, account, bic, reference, amount },
  });
  expect(draftOf("receiver", valuesOf(rent, locale), locale)).toEqual({
    kind: "receiver",
    values: { name: payeeName, account, bic, reference, bankName: "Swedbank", type: "private" },
  });
});

const typed = {
  templateName: " Rent ",
  payeeName: " Velta Krūmiņa ",
  account: "lv97 haba-0012\u200b3456 7891 0",
  bic: " habalv22 ",
};

test.each([
  ["en", "1,234.5"],
  ["lv", "1 234,50 €"],
  ["lv", "1234,5"],
])("an amount typed in %s as %j is 1234.50, and the rest is trimmed [5]", (locale, amount) => {
  expect(draftOf("template", { ...typed, amount }, locale)).toEqual({
    kind: "template",
    values: {
      templateName: "Rent",
      payeeName: "Velta Krūmiņa",
      account: "LV97HABA0012345678910",
      bic: "HABALV22",
      reference: "",
      amount: money(123_450, "EUR"),
    },
  });
});

test("a form without a valid amount gives no draft", () => {
  expect(draftOf("template", { ...typed, amount: "" }, "en")).toBeNull();
});

test("a receiver without bank name and reference has them empty", () => {
  expect(draftOf("receiver", { ...typed, payeeType: "organization" }, "en")?.values).toMatchObject({
    type: "organization",
    bankName: "",
    reference: "",
  });
});
