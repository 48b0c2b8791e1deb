import { flowOf } from "@amberline/flow-lab/flows";
import { expect, test } from "vitest";
import { modes } from "@amberline/stepper/mode";
import { shotOf, statesOf, subsetModes, variantsOf } from "./shots.ts";

const devices = flowOf("devices");
const login = flowOf("signIn");
if (!devices || !login) throw new Error("There are no flows to draw.");

test("exactly the states with a screen of their own are drawn", () => {
  const { subjects, unseen } = statesOf(devices);
  const drawn = subjects.map(({ id }) => id);
  expect(drawn).toContain("shown.resting");
  for (const gone of ["closed", "disowned"]) expect(drawn).not.toContain(gone);
  expect(unseen).toBe(2);
});

test("a picture is named by its flow, its state and its mode", () => {
  const [subject] = statesOf(devices).subjects;
  if (!subject) throw new Error("There is nothing to draw.");
  const [mode] = modes;
  if (!mode) throw new Error("There is no mode.");
  expect(shotOf(subject, mode).file).toBe("devices/loading.lv.light.390.webp");
  expect(subject.address).toMatch(/^devices@[0-9a-f]{6};/);
});

test("the subset has each state in one mode, and every mode is used", () => {
  const { subjects } = statesOf(login);
  const turns = subjects.filter(({ id }) => !id.includes("form.credentials")).map(subsetModes);
  expect(turns.every((own) => own.length === 1)).toBe(true);
  expect(new Set(turns.flat()).size).toBe(modes.length);
});

test("the forms of sign-in and of sending are in the subset in every mode", () => {
  const form = statesOf(login).subjects.filter((subject) => subsetModes(subject).length === modes.length);
  expect(form).toHaveLength(1);
  expect(form.map((subject) => subsetModes({ ...subject, group: "send", id: "editing" }))).toEqual([modes]);
});

test("a variant is drawn in one mode, named by its state and the answer that makes it", () => {
  const sight = { input: "reloaded", places: 0, values: "" };
  const pictures = {
    bootstrapping: { ...sight, steps: [] },
    "bootstrapFailed-openAccounts.net": { ...sight, steps: ["openAccounts=net"] },
    "bootstrapFailed-no.such": { ...sight, steps: ["no.such"] },
  };
  const [variant, ...others] = variantsOf(login, { places: [], pictures });
  expect(others).toEqual([]);
  expect(variant?.words[1]).toContain(" (");
  expect(variant && subsetModes(variant)).toEqual(variant?.modes);
  expect(variant?.modes.map((mode) => variant && shotOf(variant, mode).file)).toEqual([
    "signIn/bootstrapFailed-openAccounts.net.en.light.390.webp",
  ]);
});
