import { readdirSync } from "node:fs";
import { definitions } from "./folders";
import { flowOf, flows } from "./flows";
import { flowIds, loadFlow } from "./loadFlow";
import { isJourney } from "./order";
import { expect, test } from "vitest";

test("every folder with a flow is found, in Node and in the bundler", () => {
  const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).flatMap((file) =>
    file.endsWith(".flow.ts") ? [file.split("/")[0]] : [],
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(flows.map(({ id }) => id).sort()).toEqual(folders.sort());
  expect(definitions).toHaveLength(flows.length);
});

test("a flow has its machine's name, and names are unique", () => {
  expect(flows.map(({ id }) => id)).toEqual(flows.map(({ machine }) => machine.id));
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
});

test("the five journeys come first", () => {
  expect(flows.filter(({ id }) => isJourney(id))).toEqual(flows.slice(0, 5));
  expect(flows[0]?.id).toBe("signIn");
});

test("each flow is loaded by itself, in the same order", async () => {
  expect(flowIds).toEqual(flows.map(({ id }) => id));
  expect(await Promise.all(flowIds.map(loadFlow))).toEqual(flows);
});

test("a removed flow is undefined", async () => {
  expect(flowOf("send")?.id).toBe("send");
  expect(flowOf("sendByPost")).toBeUndefined();
  expect(await loadFlow("sendByPost")).toBeUndefined();
});
