import { describe, expect, it } from "vitest";
import { receiverRules, templateRules, tidyValues, validate } from ".";

const filled = {
  templateName: "Rent",
  payeeName: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  amount: "980.00",
  reference: "Rent November",
};
const template = (change: Record<string, unknown>, locale = "en") =>
  validate(templateRules, { ...filled, ...change }, { locale });

describe("the template form", () => {
  it("is valid with everything, and without a reference [5-28]", () => {
    expect(template({})).toEqual({});
    expect(template({ reference: "" })).toEqual({});
  });

  it("requires all the rest [5-28]", () => {
    expect(validate(templateRules, {}, { locale: "en" })).toEqual({
      templateName: { key: "error.templateName.required" },
      payeeName: { key: "error.payeeName.required" },
      account: { key: "error.payeeAccount.required" },
      bic: { key: "error.payeeBic.required" },
      amount: { key: "error.templateAmount.required" },
    });
    expect(template({ templateName: "  " })).toEqual({
      templateName: { key: "error.templateName.required" },
    });
  });

  it.each([
    ["en", "1,234.50"],
    ["en", "1234.5"],
    ["lv", "1 234,50"],
    ["lv", "1234,5"],
    ["lv", "1\u00a0234,50 €"],
  ])("accepts the amount as it is written in %s: %s [5]", (locale, amount) => {
    expect(template({ amount }, locale)).toEqual({});
  });

  it.each([
    ["0.00", { key: "error.templateAmount.tooSmall", values: { minimum: "€0.01" } }],
    ["0", { key: "error.templateAmount.tooSmall", values: { minimum: "€0.01" } }],
    ["1.005", { key: "error.amount.decimals" }],
    ["abc", { key: "error.amount.unreadable" }],
    ["1.234,567.8", { key: "error.amount.separator" }],
  ])("refuses the amount %s [5-28]", (amount, problem) => {
    expect(template({ amount })).toEqual({ amount: problem });
  });

  it("does not limit the amount by a balance", () => {
    expect(template({ amount: "999999.00" })).toEqual({});
  });

  it.each(["lv97 haba 0012 3456 7891 0", "LV97-HABA-0012-3456-7891-0", "LV97HABA\u200b0012345678910"])(
    "accepts the IBAN pasted as %j and sends it normalised [5]",
    (account) => {
      expect(template({ account })).toEqual({});
      expect(tidyValues(templateRules, { ...filled, account }).account).toBe("LV97HABA0012345678910");
    },
  );

  it("accepts an account number of 8 to 34 letters and digits in place of an IBAN [5-6]", () => {
    for (const account of ["12345678", "0012 3456 78", "A".repeat(34)])
      expect(template({ account })).toEqual({});
    for (const account of ["1234567", "1".repeat(35), "12345678?"])
      expect(template({ account })).toEqual({ account: { key: "error.accountNumber.rule" } });
  });

  it("refuses a mistyped IBAN instead of accepting it as an account number [5]", () => {
    expect(template({ account: "LV97HABA0012345678911" })).toEqual({
      account: { key: "error.iban.checksum" },
    });
    expect(template({ account: "LV97HABA00123456789" }).account?.key).toBe("error.iban.length");
  });

  it("applies a payment's rules to name, reference and BIC [5]", () => {
    expect(template({ payeeName: "Anna & Co" }).payeeName?.key).toBe("error.payeeName.characters");
    expect(template({ reference: "x".repeat(141) }).reference?.key).toBe("error.paymentReference.length");
    expect(template({ bic: "HABA" })).toEqual({ bic: { key: "error.bic.rule" } });
    expect(template({ templateName: "x".repeat(71) }).templateName?.key).toBe("error.text.tooLong");
  });
});

describe("the receiver form", () => {
  const { templateName: _name, amount: _amount, ...payee } = filled;

  it("is valid for a person or an organisation, with or without bank name and reference", () => {
    expect(validate(receiverRules, { ...payee, payeeType: "private", bankName: "Swedbank" })).toEqual({});
    expect(validate(receiverRules, { ...payee, payeeType: "organization", reference: "" })).toEqual({});
  });

  it("requires the payee and their type", () => {
    expect(Object.keys(validate(receiverRules, {})).sort()).toEqual([
      "account",
      "bic",
      "payeeName",
      "payeeType",
    ]);
    expect(validate(receiverRules, { ...payee, payeeType: "else" })).toEqual({
      payeeType: { key: "error.payeeType.required" },
    });
  });
});
