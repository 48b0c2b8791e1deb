import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { flowOf, flows } from ".";

const src = path.join(import.meta.dirname, "..");

test("every machine that can be stepped is a flow", async () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".spec.ts"),
  );
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ path.join(src, file))),
  );
  const specs = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
      name.endsWith("Spec") ? [value] : [],
    ),
  );
  expect(specs.length).toBeGreaterThan(20);
  expect(new Set(specs)).toEqual(new Set(flows.map(({ spec }) => spec)));
});

test("a flow goes by its machine's name, and no two share one", () => {
  expect(flows.map(({ id }) => id)).toEqual(flows.map(({ spec }) => spec.machine.id));
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
});

test("the five journeys come first", () => {
  expect(flows.filter(({ size }) => size === "large").map(({ id }) => id)).toEqual(
    flows.slice(0, 5).map(({ id }) => id),
  );
  expect(flows[0]?.id).toBe("login");
});

test("a flow that is gone is none", () => {
  expect(flowOf("send")?.spec.id).toBe("send");
  expect(flowOf("sendByPost")).toBeUndefined();
});
