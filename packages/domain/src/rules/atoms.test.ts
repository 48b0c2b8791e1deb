import fc from "fast-check";
import { object, type StringSchema } from "yup";
import { describe, expect, it } from "vitest";
import * as atoms from ".";

const check = (atom: StringSchema, text: string) => {
  const schema = object({ field: atom });
  return atoms.validate(schema, { field: text }).field ?? "passes";
};
const key = (atom: StringSchema, text: string) => {
  const problem = check(atom, text);
  return problem === "passes" ? problem : problem.key;
};

describe("an e-mail address", () => {
  it.each([
    "a@b.lv",
    "ilze.berzina+bank@piemers.lv",
    "o'brien@example.co.uk",
    "jānis@piemērs.lv",
    " ilze@piemers.lv ",
    "x@xn--pimrs-dza7i.xn--p1ai",
  ])("such as %j passes [5-2]", (text) => {
    expect(key(atoms.email(), text)).toBe("passes");
  });

  it.each([
    "ilze",
    "ilze@",
    "@piemers.lv",
    "ilze@piemers",
    "il ze@piemers.lv",
    "ilze@@piemers.lv",
    "ilze@piemers..lv",
    ".ilze@piemers.lv",
    "ilze.@piemers.lv",
    "ilze@-piemers.lv",
    "ilze@1.1",
    `${"a".repeat(65)}@piemers.lv`,
  ])("such as %j is refused [5-2]", (text) => {
    expect(key(atoms.email(), text)).toBe("error.email.invalid");
  });

  it("is validated fast, however long the text", () => {
    expect(key(atoms.email(), `${"a.".repeat(50_000)}@`)).toBe("error.email.invalid");
  });
});

describe("a password", () => {
  it.each(["Abcdefg1", "Ābolsēkla9", "Aa1 with spaces ", `Aa1${"x".repeat(61)}`, "Aa1🙂🙂🙂🙂🙂"])(
    "such as %j passes [5-3]",
    (text) => {
      expect(key(atoms.password(), text)).toBe("passes");
    },
  );

  it.each(["Abcdef1", `Aa1${"x".repeat(62)}`, "abcdefg1", "ABCDEFG1", "Abcdefgh", "Aa1🙂🙂🙂🙂"])(
    "such as %j is refused: 8 to 64 characters with an uppercase and a lowercase letter and a digit [5-3]",
    (text) => {
      expect(key(atoms.password(), text)).toBe("error.password.rule");
    },
  );
});

describe("a code", () => {
  it("has exactly 6 letters or digits, ignoring spaces [5]", () => {
    expect(key(atoms.code(), "123456")).toBe("passes");
    expect(key(atoms.code(), "a1B2c3")).toBe("passes");
    expect(key(atoms.code(), " 123 456 ")).toBe("passes");
    for (const text of ["12345", "1234567"]) {
      expect(check(atoms.code(), text)).toEqual({ key: "error.code.length", values: { length: 6 } });
    }
  });
});

describe("a shared rule", () => {
  const cases = {
    name: [["Jānis", "Anna Marija", "Li"], ["Anna-Marija", "J4nis", "Mr. X"], "error.name.characters"],
    companyName: [["Rīgas Siltums", `A & B, C-D. "E" 'F'`], ["Nr 1", "A/B", "A+B"], "error.companyName.rule"],
    city: [["Rīga", "Bad Homburg"], ["Rīga 5", "Saint-Denis"], "error.city.rule"],
    zip: [["LV-1010", "SW1A 1AA", "10115"], ["LV_1010", "<1>"], "error.zip.rule"],
    reference: [["Rēķins 2026 11"], ["No. 5", "5/6"], "error.reference.rule"],
    phone: [
      ["+37120000000", "+371 20 000-000", "+44 (20) 7946 0958"],
      ["20000000", "+0371", "+371x"],
      "error.phone.invalid",
    ],
    accountNumber: [
      ["12345678", "a".repeat(34), "1234 5678"],
      ["1234567", "a".repeat(35), "1234-5678"],
      "error.accountNumber.rule",
    ],
    bic: [
      ["SXPYDKKK", "habalv22", "HABALV22XXX", "HABA LV 22"],
      ["HABALV2", "HAB1LV22", "HABALV22XX", "H"],
      "error.bic.rule",
    ],
  } as const;

  it.each(Object.entries(cases))(
    "for %s accepts what section 5 allows and refuses the rest [5-1]",
    (rule, [good, bad, problem]) => {
      const atom = atoms[rule as keyof typeof cases];
      for (const text of good) expect([text, key(atom(), text)]).toEqual([text, "passes"]);
      for (const text of bad) expect([text, key(atom(), text)]).toEqual([text, problem]);
    },
  );

  it("takes no name of one letter [5-1]", () => {
    expect(key(atoms.name(), "J")).toBe("error.name.rule");
  });

  it("accepts an empty field: whether it is required is up to the form", () => {
    for (const rule of Object.keys(cases))
      expect(key(atoms[rule as keyof typeof cases](), "")).toBe("passes");
  });
});

describe("a payee's name and a payment reference", () => {
  it("may be 70 and 140 characters long, counted composed [5-8]", () => {
    expect(key(atoms.beneficiaryName(), "ē".repeat(70))).toBe("passes");
    expect(key(atoms.beneficiaryName(), "e\u0304".repeat(70))).toBe("passes");
    expect(check(atoms.beneficiaryName(), "ē".repeat(72))).toEqual({
      key: "error.payeeName.length",
      values: { limit: 70, excess: 2 },
    });
    expect(key(atoms.paymentReference(), "a".repeat(140))).toBe("passes");
    expect(key(atoms.paymentReference(), "a".repeat(141))).toBe("error.paymentReference.length");
  });

  it("refuse other characters and name them, hyphens included [5]", () => {
    expect(key(atoms.beneficiaryName(), "SIA Rīgas Siltums, Nr. 7")).toBe("passes");
    expect(check(atoms.beneficiaryName(), "Anna-Marija & Co")).toEqual({
      key: "error.payeeName.characters",
      values: { characters: "- &" },
      fix: "Anna Marija Co",
    });
    expect(check(atoms.paymentReference(), "5/6")).toEqual({
      key: "error.paymentReference.characters",
      values: { characters: "/" },
      fix: "5 6",
    });
  });
});

describe("a text with characters that are not allowed", () => {
  it.each([
    [atoms.paymentReference, "INV-2026-001", "INV 2026 001"],
    [atoms.paymentReference, "Rēķins 12/2026", "Rēķins 12 2026"],
    [atoms.paymentReference, "Invoice #5", "Invoice 5"],
    [atoms.paymentReference, "100 €", "100 EUR"],
    [atoms.beneficiaryName, 'SIA "Rīga"', "SIA Rīga"],
    [atoms.beneficiaryName, "SIA „Rīga”", "SIA Rīga"],
    [atoms.beneficiaryName, "O'Neil", "ONeil"],
    [atoms.beneficiaryName, "Anna-Marija", "Anna Marija"],
    [atoms.beneficiaryName, "Müller & Söhne", "Müller Söhne"],
    [atoms.beneficiaryName, "Liepa (Anna), SIA", "Liepa Anna, SIA"],
    [atoms.name, "Kalniņa-Bērziņa", "Kalniņa Bērziņa"],
    [atoms.name, "O’Brien", "OBrien"],
    [atoms.city, "Saint-Denis", "Saint Denis"],
    [atoms.street, "Brīvības 5 – 12", "Brīvības 5 - 12"],
    [atoms.zip, "LV–1010", "LV-1010"],
    [atoms.companyName, "«Rīga»+", "'Rīga'"],
  ])("is offered corrected, in one way that passes [5]", (atom, typed, fix) => {
    expect(check(atom(), typed)).toMatchObject({ fix });
    expect(key(atom(), fix)).toBe("passes");
  });

  it.each([
    [atoms.beneficiaryName, "Иван Petrov"],
    [atoms.paymentReference, "½ 年"],
    [atoms.paymentReference, "10²"],
    [atoms.name, "J4nis"],
    [atoms.name, "-J"],
    [atoms.paymentReference, "-"],
    [atoms.paymentReference, `${"a".repeat(140)}-b`],
  ])("is offered no correction that would lose a letter or not pass", (atom, typed) => {
    expect(check(atom(), typed)).not.toHaveProperty("fix");
  });

  it("may have hyphens and apostrophes where a brand lets names have them", () => {
    for (const text of ["Kalniņa-Bērziņa", "O'Brien", "O’Brien"])
      expect(key(atoms.name(true), text)).toBe("passes");
    expect(check(atoms.name(true), "Anna/Marija")).toMatchObject({ fix: "Anna Marija" });
  });
});

describe("an IBAN in a form", () => {
  it.each(["LV80BANK0000435195001", "lv80 bank 0000 4351 9500 1", "NO9386011117947"])(
    "such as %j passes [5]",
    (text) => {
      expect(key(atoms.iban(), text)).toBe("passes");
    },
  );

  it.each([
    ["QQ80BANK0000435195001", { key: "error.iban.country", values: { code: "QQ" } }],
    ["LV80BANK00004351950", { key: "error.iban.length", values: { country: "LV", expected: 21, typed: 19 } }],
    ["LV81BANK0000435195001", { key: "error.iban.checksum" }],
    [
      "LV80B4NK0000435195001",
      { key: "error.iban.structure", values: { country: "LV", character: "4", position: 6 } },
    ],
    [
      "LV80BANK00/0435195001",
      { key: "error.iban.characters", values: { country: "LV", character: "/", position: 11 } },
    ],
  ])("such as %j is refused with its problem", (text, problem) => {
    expect(check(atoms.iban(), text)).toEqual(problem);
  });

  it("is never accepted contrary to section 5: two capitals, then 13 to 32 digits or capitals [5-7]", () => {
    const text = fc.stringMatching(/^(LV|LT|NO|MT|DE)\d{2}[A-Z0-9]{9,32}$/);
    fc.assert(
      fc.property(text, (candidate) => {
        expect(key(atoms.iban(), candidate) !== "passes" || /^[A-Z]{2}[A-Z0-9]{13,32}$/.test(candidate)).toBe(
          true,
        );
      }),
    );
  });
});
