import { expect, it } from "vitest";
import { advisoryLocks } from "./advisoryLocks";

it("has a number of its own for each turn", () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
