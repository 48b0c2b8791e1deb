import { money } from "@amberline/domain/money";
import { expect, test } from "vitest";
import { createI18n } from "../i18n";
import en from "../locales/en.json";
import type { ListFilter } from "../transactions";
import { activeFilters } from "./activeFilters";

const { t } = createI18n("en", en);
const all: ListFilter = {
  preset: "last7",
  range: { start: "2026-11-15", end: "2026-11-21" },
  text: "rent",
  kinds: ["send", "fee"],
  statuses: ["done"],
  categories: ["home", "taxes"],
  labels: ["Jāņa māja", "Remonts"],
  hasFiles: false,
  amountMin: money(1000, "EUR"),
  amountMax: money(2500, "EUR"),
};

test("names each active filter", () => {
  expect(activeFilters(all, t, "en").map(({ label }) => label)).toEqual([
    "“rent”",
    "Last 7 days",
    "Payment sent",
    "Payment fee",
    "Completed",
    "Home and utilities",
    "Taxes",
    "Label: Jāņa māja",
    "Label: Remonts",
    "Without attachments",
    "At least €10.00",
    "At most €25.00",
  ]);
  expect(activeFilters({ preset: null, range: null }, t, "en")).toEqual([]);
});

test("removes one and leaves the others", () => {
  const without = (id: string) => activeFilters(all, t, "en").find((each) => each.id === id)?.without;
  expect(without("range")).toEqual({ ...all, preset: null, range: null });
  expect(without("kind-fee")).toEqual({ ...all, kinds: ["send"] });
  expect(without("status-done")).not.toHaveProperty("statuses");
  expect(without("category-home")).toEqual({ ...all, categories: ["taxes"] });
  expect(without("label-Remonts")).toEqual({ ...all, labels: ["Jāņa māja"] });
  expect(without("files")).not.toHaveProperty("hasFiles");
  expect(without("min")).not.toHaveProperty("amountMin");
  expect(without("text")).toMatchObject({ kinds: ["send", "fee"], statuses: ["done"] });
});
