import type { SendPrefill } from "@amberline/flows/send";
import { expect, it } from "vitest";
import { createVisitSlot } from "./visitSlot";

it("keeps the initial values until the form has opened [2.14-2, 2.15]", () => {
  const slot = createVisitSlot<SendPrefill>();
  expect(slot.read("one")).toBeUndefined();
  slot.put("one", { payeeName: "Ilze Bērziņa", bic: "SXPYDKKK" });
  expect(slot.read("one")).toEqual({ payeeName: "Ilze Bērziņa", bic: "SXPYDKKK" });
  slot.clear();
  expect(slot.read("one")).toBeUndefined();
});

it("never prefills the form of another account", () => {
  const slot = createVisitSlot<SendPrefill>();
  slot.put("one", { payeeName: "Ilze Bērziņa" });
  expect(slot.read("two")).toBeUndefined();
});
