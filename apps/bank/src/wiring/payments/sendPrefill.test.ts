import { expect, it } from "vitest";
import { createPrefillSlot } from "./sendPrefill";

it("keeps the initial values until the form has opened [2.14-2, 2.15]", () => {
  const slot = createPrefillSlot();
  expect(slot.read("one")).toBeUndefined();
  slot.put("one", { payeeName: "Ilze Bērziņa", bic: "SXPYDKKK" });
  expect(slot.read("one")).toEqual({ payeeName: "Ilze Bērziņa", bic: "SXPYDKKK" });
  slot.clear();
  expect(slot.read("one")).toBeUndefined();
});

it("never prefills the form of another account", () => {
  const slot = createPrefillSlot();
  slot.put("one", { payeeName: "Ilze Bērziņa" });
  expect(slot.read("two")).toBeUndefined();
});
