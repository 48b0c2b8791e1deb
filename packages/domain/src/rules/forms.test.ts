import { number, object, string } from "yup";
import { describe, expect, it } from "vitest";
import { money } from "../money";
import {
  codeRules,
  planOf,
  resetRequestRules,
  ruleKeys,
  sendRules,
  type SendContext,
  signInRules,
  tidyValues,
  validate,
  type RuleMessage,
} from ".";

const balance = money(1_248_035, "EUR");
const context = { balance, locale: "en" };
const order = {
  payeeName: "SIA Rīgas Siltums",
  payeeType: "organization",
  system: "SEPA",
  account: "LV80 BANK 0000 4351 9500 1",
  bic: "HABALV22",
  amount: "25.00",
  currency: "EUR",
  reference: "Rēķins 2026 1107",
  type: "INSTANT",
};
const send = (change: Record<string, unknown>, against: SendContext = context) =>
  validate(sendRules, { ...order, ...change }, against);

describe("a payment planned in the form", () => {
  const today = "2026-11-20";
  const planned = (change: Record<string, unknown>, against: Partial<SendContext> = {}) =>
    send({ when: "once", first: "2026-11-24", ...change }, { ...context, today, ...against });

  it("needs a day from tomorrow on, within a year", () => {
    expect(planned({})).toEqual({});
    expect(planned({ first: undefined })).toEqual({ first: { key: "error.plan.day" } });
    expect(planned({ first: today })).toEqual({ first: { key: "error.plan.past" } });
    expect(planned({ first: "2028-01-03" })).toEqual({ first: { key: "error.plan.tooFar" } });
    expect(planned({ first: "2026-11-21", shift: "before" })).toEqual({
      first: { key: "error.plan.before" },
    });
  });

  it("needs its end only where it has one", () => {
    const repeats = { when: "repeats", rhythm: "monthly" };
    expect(planned({ ...repeats, ends: "never" })).toEqual({});
    expect(planned({ ...repeats, ends: "until" })).toEqual({ until: { key: "error.plan.day" } });
    expect(planned({ ...repeats, ends: "until", until: "2026-11-23" })).toEqual({
      until: { key: "error.plan.until" },
    });
    expect(planned({ ends: "until" })).toEqual({});
    for (const times of [undefined, "0", "1001", "two"])
      expect(planned({ ...repeats, ends: "times", times })).toEqual({ times: { key: "error.plan.times" } });
    expect(planned({ ...repeats, ends: "times", times: "12" })).toEqual({});
    expect(send({ when: "now", first: "2020-01-01", ends: "until" })).toEqual({});
  });

  it("may be above the balance, and above what limits leave today, but not above a limit", () => {
    const limits = {
      limits: {
        perPayment: null,
        perDay: money(3_000, "EUR"),
        instantPerPayment: money(1, "EUR"),
        instantPerDay: null,
      },
      sentToday: money(2_000, "EUR"),
      instantToday: money(0, "EUR"),
    };
    expect(planned({}, { balance: money(100, "EUR"), limits })).toEqual({});
    expect(planned({ amount: "30.01" }, { limits })).toMatchObject({
      amount: { key: "error.amount.aboveDayLimit" },
    });
  });

  it("is read as a plan", () => {
    const plan = { first: "2026-11-24", rhythm: "once", until: null, times: null, shift: "after" };
    expect(planOf({ when: "once", first: "2026-11-24", ends: "times", times: "3" })).toEqual(plan);
    expect(
      planOf({
        when: "repeats",
        rhythm: "weekly",
        first: "2026-11-24",
        ends: "times",
        times: "3",
        until: "2027-01-01",
      }),
    ).toEqual({ ...plan, rhythm: "weekly", times: 3 });
    const kept = { when: "repeats", rhythm: "monthly", first: "2027-02-28", monthDay: "30" };
    expect(planOf({ ...kept, monthDayFrom: "2027-02-28" })).toMatchObject({ monthDay: 30 });
    expect(planOf({ ...kept, monthDayFrom: "2027-01-31" })).not.toHaveProperty("monthDay");
    expect(planOf({ when: "now", first: "2026-11-24", rhythm: "weekly" })).toBeNull();
    expect(planOf({ when: "repeats", rhythm: "weekly" })).toBeNull();
  });
});

describe("the sign-in form", () => {
  const filled = { login: "ilze@piemers.lv", password: "Abcdefg1" };

  it("is valid with an e-mail and a password that follow their rules [5]", () => {
    expect(validate(signInRules, filled)).toEqual({});
  });

  it("requires both [5-9]", () => {
    const problems = { login: { key: "error.email.required" }, password: { key: "error.password.required" } };
    expect(validate(signInRules, {})).toEqual(problems);
    expect(validate(signInRules, { login: " ", password: "" })).toEqual(problems);
    expect(validate(signInRules, { login: null, password: null })).toEqual(problems);
  });

  it("refuses an invalid e-mail and an invalid password [5-9]", () => {
    expect(validate(signInRules, { login: "ilze", password: "short" })).toEqual({
      login: { key: "error.email.invalid" },
      password: { key: "error.password.rule" },
    });
  });

  it("requires a code of exactly 6 characters, but only once the code is shown [5-9]", () => {
    expect(validate(signInRules, { ...filled, code: "1" }, { isCodeShown: false })).toEqual({});
    expect(validate(signInRules, filled, { isCodeShown: true })).toEqual({
      code: { key: "error.code.required" },
    });
    expect(validate(signInRules, { ...filled, code: "12345" }, { isCodeShown: true })).toEqual({
      code: { key: "error.code.length", values: { length: 6 } },
    });
    expect(validate(signInRules, { ...filled, code: "123456" }, { isCodeShown: true })).toEqual({});
  });

  it("sends a trimmed e-mail and an untouched password", () => {
    expect(tidyValues(signInRules, { login: " ilze@piemers.lv ", password: " Abcdefg1 " })).toMatchObject({
      login: "ilze@piemers.lv",
      password: " Abcdefg1 ",
    });
  });
});

describe("the code form", () => {
  it("requires a code of 6 characters [5]", () => {
    expect(validate(codeRules, {})).toEqual({ code: { key: "error.code.required" } });
    expect(validate(codeRules, { code: "1234567" })).toMatchObject({ code: { key: "error.code.length" } });
    expect(validate(codeRules, { code: "123 456" })).toEqual({});
    expect(tidyValues(codeRules, { code: "123 456" })).toEqual({ code: "123456" });
  });
});

describe("the reset request", () => {
  it("requires a valid e-mail [5-10]", () => {
    expect(validate(resetRequestRules, {})).toEqual({ email: { key: "error.email.required" } });
    expect(validate(resetRequestRules, { email: "x" })).toEqual({ email: { key: "error.email.invalid" } });
    expect(validate(resetRequestRules, { email: "ilze@piemers.lv" })).toEqual({});
  });
});

describe("the send form", () => {
  it("is valid if everything follows its rule [5]", () => {
    expect(send({})).toEqual({});
    expect(send({ type: "CREDIT", payeeType: "private", amount: "12,480.35" })).toEqual({});
  });

  it("requires every field but the template's name [5-19]", () => {
    expect(validate(sendRules, {}, context)).toEqual({
      payeeName: { key: "error.payeeName.required" },
      payeeType: { key: "error.payeeType.required" },
      system: { key: "error.paymentSystem.required" },
      account: { key: "error.account.required" },
      bic: { key: "error.bic.required" },
      amount: { key: "error.amount.required" },
      currency: { key: "error.currency.unsupported" },
      reference: { key: "error.paymentReference.required" },
      type: { key: "error.paymentType.required" },
    });
  });

  it("refuses the debtor's own account, however it is written [5]", () => {
    const against = { ...context, ownIban: "LV80BANK0000435195001" };
    expect(send({ account: " iban lv80-bank 0000 4351 9500 1" }, against)).toEqual({
      account: { key: "error.account.own" },
    });
    expect(send({ account: "LV97 HABA 0012 3456 7891 0" }, against)).toEqual({});
    expect(send({}, { ...context, ownIban: "" })).toEqual({});
    expect(send({ account: "" }, { ...context, ownIban: "" })).toEqual({
      account: { key: "error.account.required" },
    });
  });

  it("accepts an amount from 0.01 up to the balance, to the cent [5-16]", () => {
    expect(send({ amount: "0.01" })).toEqual({});
    expect(send({ amount: "0" })).toEqual({
      amount: { key: "error.amount.tooSmall", values: { minimum: "€0.01" } },
    });
    expect(send({ amount: "12,480.35" })).toEqual({});
    expect(send({ amount: "12,480.36" })).toEqual({
      amount: { key: "error.amount.aboveBalance", values: { balance: "€12,480.35" } },
    });
  });

  it("shows the balance with 2 decimals, in the language of the form [5-16]", () => {
    expect(send({ amount: "13000" }, { balance: money(1_250_000, "EUR"), locale: "lv" })).toEqual({
      amount: { key: "error.amount.aboveBalance", values: { balance: "12\u00A0500,00\u00A0€" } },
    });
  });

  it("accepts no amount that the balance covers only without its fee", () => {
    const context = { balance: money(97_465, "EUR"), fee: money(35, "EUR"), locale: "en" };
    expect(send({ amount: "974.30" }, context)).toEqual({});
    expect(send({ amount: "974.50" }, context)).toEqual({
      amount: {
        key: "error.amount.aboveBalanceWithFee",
        values: { balance: "€974.65", fee: "€0.35", total: "€974.85" },
      },
    });
  });

  it("accepts no amount above a limit of the customer's, and says which and what is left of it", () => {
    const euro = (minor: number) => money(minor, "EUR");
    const limits = {
      limits: {
        perPayment: euro(50_000),
        perDay: euro(80_000),
        instantPerPayment: null,
        instantPerDay: euro(9_000),
      },
      sentToday: euro(40_000),
      instantToday: euro(5_000),
    };
    const problem = (amount: string, type: string) => send({ amount, type }, { ...context, limits }).amount;
    expect(problem("400", "CREDIT")).toBeUndefined();
    expect(problem("400.01", "CREDIT")).toEqual({
      key: "error.amount.aboveDayLimit",
      values: { limit: "€800.00", left: "€400.00" },
    });
    expect(problem("40", "INSTANT")).toBeUndefined();
    expect(problem("40.01", "INSTANT")).toMatchObject({ key: "error.amount.aboveInstantDayLimit" });
    expect(
      send(
        { amount: "501" },
        { ...context, limits: { ...limits, sentToday: euro(0), instantToday: euro(0) } },
      ),
    ).toMatchObject({
      amount: { key: "error.amount.aboveInstantDayLimit" },
    });
    expect(problem("20000", "CREDIT")).toMatchObject({ key: "error.amount.aboveBalance" });
  });

  it("accepts no amount from an empty or overdrawn account", () => {
    for (const minor of [0, -500]) {
      expect(send({ amount: "0.01" }, { balance: money(minor, "EUR"), locale: "en" })).toMatchObject({
        amount: { key: "error.amount.aboveBalance" },
      });
    }
  });

  it("parses the amount by the conventions of the language and refuses what can be read two ways [5]", () => {
    expect(send({ amount: "25,00" }, { balance, locale: "lv" })).toEqual({});
    expect(send({ amount: "25,00" })).toEqual({});
    expect(send({ amount: "1,234" })).toEqual({ amount: { key: "error.amount.separator" } });
    expect(send({ amount: "25.001" })).toEqual({ amount: { key: "error.amount.decimals" } });
    expect(send({ amount: "-25" })).toEqual({ amount: { key: "error.amount.unreadable" } });
    expect(send({ amount: "1e3" })).toEqual({ amount: { key: "error.amount.unreadable" } });
    expect(send({ amount: "9999999999" })).toEqual({ amount: { key: "error.amount.tooBig" } });
  });

  it("sends euros only [5-18]", () => {
    expect(send({ currency: "GBP" })).toEqual({ currency: { key: "error.currency.unsupported" } });
  });

  it("validates the account as an IBAN for SEPA, as an account number otherwise [5-20]", () => {
    expect(send({ account: "LV81BANK0000435195001" })).toEqual({ account: { key: "error.iban.checksum" } });
    expect(send({ account: "12345678" })).toMatchObject({ account: { key: "error.iban.country" } });
    expect(send({ system: "SWIFT", account: "12345678" })).toEqual({});
    expect(send({ system: "SWIFT", account: "1234567" })).toEqual({
      account: { key: "error.accountNumber.rule" },
    });
    expect(send({ system: "SWIFT", account: "" })).toEqual({ account: { key: "error.account.required" } });
  });

  it("refuses a 35-character account number [5-6]", () => {
    expect(send({ system: "SWIFT", account: "1".repeat(34) })).toEqual({});
    expect(send({ system: "SWIFT", account: "1".repeat(35) })).toEqual({
      account: { key: "error.accountNumber.rule" },
    });
  });

  it("requires the template's name only if it is to be saved as one [5-21]", () => {
    expect(send({ saveAsTemplate: false, templateName: "" })).toEqual({});
    expect(send({ saveAsTemplate: true })).toEqual({ templateName: { key: "error.templateName.required" } });
    expect(send({ saveAsTemplate: true, templateName: "  " })).toEqual({
      templateName: { key: "error.templateName.required" },
    });
    expect(send({ saveAsTemplate: true, templateName: "Īre" })).toEqual({});
  });

  it("is SEPA Instant or regular, to a person or a company, and nothing else [9-7]", () => {
    expect(send({ type: "EXPRESS", payeeType: "robot", system: "PIGEON" })).toEqual({
      type: { key: "error.paymentType.required" },
      payeeType: { key: "error.payeeType.required" },
      system: { key: "error.paymentSystem.required" },
    });
  });

  it("sends a normalised IBAN and BIC and tidied text", () => {
    const typed = {
      ...order,
      bic: "haba lv22",
      payeeName: " Be\u0304rzin\u0327s\u030C\u00A0 ",
      reference: "Rent\u00A0May",
    };
    expect(tidyValues(sendRules, typed)).toMatchObject({
      account: "LV80BANK0000435195001",
      bic: "HABALV22",
      payeeName: "Bērziņš",
      reference: "Rent May",
      amount: "25.00",
    });
  });

  it("cannot be validated without a balance, which is a programming error with a clear message", () => {
    expect(() => validate(sendRules, order)).toThrow("sendRules need a context");
    expect(() => send({}, { balance: money(1, "GBP"), locale: "en" })).toThrow("Cannot combine EUR with GBP");
  });
});

describe("validation", () => {
  it("reports only the first problem of a field", () => {
    const first: RuleMessage = { key: "error.name.rule" };
    const schema = object({
      field: string()
        .min(5, first)
        .matches(/^\d+$/, { message: { key: "error.zip.rule" } }),
    });
    expect(validate(schema, { field: "abc" })).toEqual({ field: first });
  });

  it("names a nested field by its path", () => {
    const schema = object({
      payee: object({ name: string().required({ key: "error.payeeName.required" }) }),
    });
    expect(validate(schema, { payee: {} })).toEqual({ "payee.name": { key: "error.payeeName.required" } });
  });

  it("throws for a rule without a message key, which is a programming error", () => {
    expect(() => validate(object({ count: number().required() }), {})).toThrow(
      'The rule of "count" has no message key',
    );
  });

  it("lists every key once, in order", () => {
    expect([...ruleKeys]).toEqual([...new Set(ruleKeys)].sort());
  });
});
