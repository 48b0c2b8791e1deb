import { renderToStaticMarkup } from "react-dom/server";
import { type Right } from "@amberline/api/operator";
import { expect, test } from "vitest";
import { menu } from "./menu";

const overview = (counts: object) =>
  ({
    waiting: { payments: 0, companies: 0, changes: 0, verifications: 0, chats: 0, complaints: 0, ...counts },
  }) as Parameters<typeof menu>[2];

test("shows what tests need, and the operators, only to those who have the right", () => {
  const shown = (...rights: Right[]) =>
    menu((key) => key, "/", overview({}), { name: "Anna", rights, secondFactor: "off" }).map(
      ({ label }) => label,
    );
  const all = shown("view", "faults", "operators");
  const missing = (...rights: Right[]) => all.filter((label) => !shown(...rights).includes(label));
  expect(missing("view", "operators")).toEqual(["faults.title", "clock.title"]);
  expect(missing("view", "faults")).toEqual(["operators.title"]);
});

test("the companies count with what they ask to change", () => {
  const anna = { name: "Anna", rights: ["view" as const], secondFactor: "off" as const };
  const counted = menu((key) => key, "/", overview({ companies: 2, changes: 1 }), anna).filter(
    ({ badge }) => badge,
  );
  expect(counted.map(({ label, badge }) => [label, renderToStaticMarkup(badge).includes(">3<")])).toEqual([
    ["companies.title", true],
  ]);
});
