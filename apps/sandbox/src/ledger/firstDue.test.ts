import { expect, it } from "vitest";
import { firstDue } from "./firstDue";

it("processes an instant payment within seconds and a regular one in the next cycle", () => {
  const now = Date.parse("2026-12-25T03:00:00Z");
  expect(firstDue("INSTANT", now) - now).toBe(2_000);
  expect(firstDue("CREDIT", now)).toBe(Date.parse("2026-12-28T06:30:00Z"));
});
