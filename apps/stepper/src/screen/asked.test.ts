import { readAddress } from "@amberline/flow-lab/engine";
import { expect, test } from "vitest";
import { askedBy, askedIn, goesOn, pictureOf, walkOf, type Asked } from "./asked";

function must(asked: Asked | null): Asked {
  if (!asked) throw new Error("It asks for something that exists.");
  return asked;
}

const mode = { locale: "lv", theme: "dark" } as const;
const form = must(await askedBy({ flow: "send", input: "private", steps: [], ...mode }));
const sent = must(await askedBy({ flow: "send", input: "private", steps: ["order.submit"], ...mode }));

test("the page's address is read back as it was written", async () => {
  const [search = "", walk = ""] = pictureOf(sent).split("#");
  expect(await askedIn({ search, hash: `#${walk}` })).toEqual(sent);
  expect(readAddress(walkOf(sent))).toMatchObject({
    flow: "send",
    input: "private",
    steps: ["order.submit"],
  });
});

test("an address without a mode uses English and the light theme", async () => {
  expect(await askedIn({ search: "", hash: `#${walkOf(form)}` })).toMatchObject({
    locale: "en",
    theme: "light",
  });
});

test("is null for an unknown flow or input", async () => {
  expect(await askedBy({ flow: "sendByPost", input: "private", steps: [], ...mode })).toBeNull();
  expect(await askedBy({ flow: "send", input: "nobody", steps: [], ...mode })).toBeNull();
  expect(await askedBy({ flow: "send", input: "constructor", steps: [], ...mode })).toBeNull();
  expect(await askedIn({ search: "", hash: "" })).toBeNull();
});

test("continues with further steps or in another mode, and restarts on another path", () => {
  expect(goesOn(form, sent)).toBe(true);
  expect(goesOn(sent, { ...sent, locale: "en" })).toBe(true);
  expect(goesOn(sent, form)).toBe(false);
  expect(goesOn(form, { ...form, input: "company" })).toBe(false);
});
