import { expect, it } from "vitest";
import { wireAccount } from "./schemas";

it("calls an account that has no name 'My account' [3-1]", () => {
  const named = wireAccount.pick(["id", "name"]);
  const name = (account: object) => named.validateSync({ id: "account-1", ...account }).name;
  expect(name({})).toBe("My account");
  expect(name({ name: "Savings" })).toBe("Savings");
});
