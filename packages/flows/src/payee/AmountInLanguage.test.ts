import { parseAmount } from "@amberline/domain/money";
import { expect, test } from "vitest";
import { rewriteAmount } from "./AmountInLanguage";

test.each([
  ["1,234.50", "en", "lv", 123_450],
  ["1 234,50", "lv", "en", 123_450],
  ["25,0", "lv", "en", 2_500],
])("keeps %s the same amount when the language changes from %s to %s", (typed, from, to, minor) => {
  const written = rewriteAmount(typed, from, to);
  expect(parseAmount(written ?? "", "EUR", to)).toMatchObject({ ok: true, money: { minor } });
});

test.each(["", "1,2,3", "abc"])("leaves %j, which is no amount, to the customer", (typed) => {
  expect(rewriteAmount(typed, "en", "lv")).toBeNull();
});
