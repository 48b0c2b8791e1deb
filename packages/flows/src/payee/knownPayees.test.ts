import type { Receiver, Template, Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { describe, expect, test } from "vitest";
import { examplePayment } from "../send/examples";
import { knownPayeesOf, searchPayees } from "./knownPayees";

const receiver = (change: Partial<Receiver> = {}): Receiver => ({
  id: "1",
  name: "Anna Liepiņa",
  account: "LV50UNLA0050001234567",
  bic: "UNLALV2X",
  bankName: "SEB banka",
  type: "private",
  reference: "Noma",
  trust: null,
  ...change,
});
const template: Template = {
  id: "1",
  templateName: "Apkure",
  payeeName: "SIA Rīgas Siltums",
  account: "LV63PARX0002048880001",
  bic: "PARXLV22",
  reference: "Rēķins",
  amount: money(5000, "EUR"),
  isFromProvider: false,
};
const payment = (id: string, name: string, account: string, change: Partial<Transaction> = {}) => {
  const example = examplePayment();
  return { ...example, id, payee: { ...example.payee, name, account }, ...change };
};
const none = { receivers: [], templates: [], transactions: [] };

describe("known payees", () => {
  test("begin with who was paid last; those who never were come after", () => {
    const saved = Array.from({ length: 5 }, (_, at) =>
      receiver({ id: `${at}`, account: `LV50UNLA000000000000${at}` }),
    );
    const known = knownPayeesOf({
      receivers: saved,
      templates: [template],
      transactions: [
        payment("a", "Jānis Kalniņš", "LV97HABA0012345678910"),
        payment("b", "Anna", "LV50 UNLA 0000 0000 0000 3"),
        payment("c", "Jānis Kalniņš", "LV97HABA0012345678910"),
        payment("d", "Siltums", template.account),
      ],
    });
    expect(known.map(({ id }) => id)).toEqual([
      "payment-a",
      "receiver-3",
      "template-1",
      ...["receiver-0", "receiver-1", "receiver-2", "receiver-4"],
    ]);
  });

  test("are receivers, templates and earlier payees, each account once", () => {
    const known = knownPayeesOf({
      receivers: [receiver({ account: "LV50 UNLA 0050 0012 3456 7" })],
      templates: [template, { ...template, id: "2", account: "LV50UNLA0050001234567" }],
      transactions: [
        payment("a", "Jānis Kalniņš", "LV97HABA0012345678910", { reference: "Jaunākais" }),
        payment("b", "J. Kalniņš", "LV97HABA0012345678910"),
        payment("c", "Anna", "LV50UNLA0050001234567"),
      ],
    });
    expect(known.map(({ id, account }) => [id, account])).toEqual([
      ["payment-a", "LV97HABA0012345678910"],
      ["receiver-1", "LV50UNLA0050001234567"],
      ["template-1", "LV63PARX0002048880001"],
    ]);
    expect(known[0]).toMatchObject({ name: "Jānis Kalniņš", reference: "Jaunākais" });
    expect(known[1]).toMatchObject({ reference: "Noma", type: "private", bic: "UNLALV2X" });
    expect(known[2]).toMatchObject({ templateName: "Apkure", reference: "Rēķins" });
  });

  test.each<[string, Partial<Transaction>]>([
    ["came in", { kind: "receive" }],
    ["was a fee", { kind: "fee" }],
    ["was a direct debit", { directDebit: "CORE" }],
    ["was declined", { status: "declined" }],
    ["failed", { status: "error_done" }],
    ["names no account", { payee: { ...examplePayment().payee, account: "" } }],
  ])("are not made from a transaction that %s", (_, change) => {
    expect(knownPayeesOf({ ...none, transactions: [{ ...examplePayment(), ...change }] })).toEqual([]);
  });
});

describe("looking for a known payee", () => {
  const search = searchPayees(
    knownPayeesOf({
      receivers: [receiver()],
      templates: [template],
      transactions: [payment("a", "Jānis Kalniņš-Bērzs", "LV97HABA0012345678910")],
    }),
  );
  const found = (text: string) => search(text).map(({ name }) => name);

  test.each([
    ["anna", ["Anna Liepiņa"]],
    ["LIEPINA", ["Anna Liepiņa"]],
    ["siltums", ["SIA Rīgas Siltums"]],
    ["apk", ["SIA Rīgas Siltums"]],
    ["lv97 haba", ["Jānis Kalniņš-Bērzs"]],
    ["LV50-UNLA", ["Anna Liepiņa"]],
    ["0001", ["SIA Rīgas Siltums"]],
    ["iltums", []],
    ["zz", []],
  ])("finds by %j: %j", (text, names) => expect(found(text)).toEqual(names));

  test("finds at most six for an empty text, and returns the same empty list", () => {
    expect(found("")).toHaveLength(3);
    const many = Array.from({ length: 9 }, (_, at) =>
      receiver({ id: `${at}`, account: `LV50UNLA005000123456${at}` }),
    );
    expect(searchPayees(knownPayeesOf({ ...none, receivers: many }))("anna")).toHaveLength(6);
    expect(search("zz")).toBe(search("yy"));
  });
});
