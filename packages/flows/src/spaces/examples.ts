import type { Space } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

const euro = (minor: number) => money(minor, "EUR");

/** On its way to a goal, by a rule. */
export const exampleSpace: Space = {
  id: "4e6a8c0b-2d1f-4b73-a5c9-7f9b1d3e5a60",
  name: "Summer in Norway",
  balance: euro(32_000),
  goal: { amount: euro(150_000), until: "2027-08-01" },
  rule: { kind: "monthly", amount: euro(10_000), day: 5 },
  next: "2026-12-05",
  skipped: null,
};

/** With its goal met, with round-ups that were left out, and with neither goal nor rule. */
export const exampleSpaces: readonly Space[] = [
  exampleSpace,
  {
    ...{ id: "5f7b9d1c-3e20-4c84-b6da-80ac2e4f6b71", name: "New bicycle", balance: euro(80_000) },
    ...{ goal: { amount: euro(80_000), until: null }, rule: { kind: "roundUp" } },
    ...{ next: "2026-11-22", skipped: "2026-11-20" },
  },
  {
    ...{ id: "608cae2d-4f31-4d95-87eb-91bd3f507c82", name: "Reserve", balance: euro(125_050) },
    ...{ goal: null, rule: null, next: null, skipped: null },
  },
];
