import type { Closing, ClosingCheck } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

const euro = (minor: number) => money(minor, "EUR");

export const examplePayee = { name: "Anna Liepiņa", account: "LV50UNLA0050001234567" };

const none: Closing = {
  closedAt: null,
  amount: euro(0),
  blockers: [],
  ends: [],
  own: [],
  paid: null,
  keptUntil: null,
};

const free: Closing = {
  ...none,
  amount: euro(125_040),
  ends: [
    {
      kind: "plans",
      rows: [
        { name: "SIA Nams", amount: euro(32_000), day: "2026-12-01" },
        { name: "Zaļā Enerģija", amount: euro(4_500), day: "2026-12-05" },
      ],
    },
    { kind: "mandates", rows: [{ name: "Tele Latvija", amount: null, day: null }] },
    { kind: "spaces", rows: [{ name: "Summer in Norway", amount: euro(32_000), day: null }] },
    { kind: "statements", rows: [{ name: "", amount: null, day: null }] },
  ],
  own: [{ name: "SIA Dzintara Krasts", account: "LV96AMBR0000000000002" }],
};

const closedAt = Date.UTC(2026, 10, 20, 9);

const closed: Closing = {
  ...{ ...none, closedAt, keptUntil: "2031-11-20" },
  paid: { payee: examplePayee, amount: euro(125_040), isFinal: false },
};

export const exampleClosings = {
  free,
  empty: none,
  blocked: {
    ...free,
    blockers: [
      { kind: "pending", rows: [{ name: "Anna Liepiņa", amount: euro(2_500), day: null }] },
      { kind: "twoFactor", rows: [{ name: "", amount: null, day: null }] },
      { kind: "debt", rows: [{ name: "", amount: euro(1_200), day: null }] },
    ],
  },
  closed,
  /** What was paid out came back. */
  back: { ...closed, amount: euro(125_040), paid: null },
} satisfies Record<string, Closing>;

const check: ClosingCheck = {
  id: "c4b8e1f6-2a7d-4d3c-9b5e-7f1a3c5e7d9b",
  result: "MTCH",
  matchedName: null,
  bank: "SEB banka",
};

export const exampleChecks = {
  matches: check,
  close: { ...check, result: "CMTC", matchedName: "Anna Liepa" },
  other: { ...check, result: "NMTC" },
} satisfies Record<string, ClosingCheck>;
