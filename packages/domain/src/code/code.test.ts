import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeIn } from ".";

describe("a code", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456\n", "123456"],
    ["123-456", "123456"],
    ["１２３４５６", "123456"],
    ["\u200E123456\u200B", "123456"],
    ["Your code: 123456", "123456"],
    ["Jūsu kods: 123 456. Tas ir derīgs 10 minūtes.", "123456"],
    ["A7KQ2Z is your Amberline code", "A7KQ2Z"],
    ["kods a7kq2z", "a7kq2z"],
    ["Your code is QWERTZ", "QWERTZ"],
    ["100 000 EUR: 123456", "123456"],
    ["12345", "12345"],
    ["1234567", "123456"],
  ])("typed or pasted as %j is %j [2.3]", (text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  it("is found in every message around it, and is the same when read again", () => {
    const word = fc.constantFrom(
      "Your",
      "code",
      "kods",
      "ir",
      "derīgs",
      "10",
      "min.",
      "EUR 25.00",
      "–",
      "\n",
    );
    const code = fc.stringMatching(/^(\d{6}|[A-Z]\d[A-Z]\d[A-Z]{2})$/);
    fc.assert(
      fc.property(fc.array(word), code, fc.array(word), (before, each, after) => {
        expect(codeIn([...before, each, ...after].join(" "))).toBe(each);
        expect(codeIn(codeIn(each))).toBe(each);
      }),
    );
  });
});
