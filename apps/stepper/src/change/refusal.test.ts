import { describe, expect, it } from "vitest";
import { flowOf } from "@amberline/flow-lab/flows";
import { offersOf } from "@amberline/flow-lab/engine";
import { namesIn } from "../names/names";
import { momentAt } from "../walk/moments";
import { createI18n } from "../i18n";
import { refusalOf } from "./refusal";

const send = flowOf("send");
const t = createI18n("en").t;

function refusal(id: string, ...steps: string[]): string {
  const flow = send ?? expect.fail();
  const offer = offersOf(flow, momentAt(flow, "private", steps)).find(({ example }) => example.id === id);
  return refusalOf(t, namesIn("send", "en"), offer ?? null);
}

describe("why an event cannot come", () => {
  const toCheck = ["order.submit", "create=vop.MTCH"];

  it("is what is missing, where a guard says no", () => {
    expect(refusal("code.submit:short", "order.submit", "create=vop.NMTC", "name.confirm")).toBe(
      "Not now: needs “a six-digit code”",
    );
  });

  it("is what is so, where the chart forbids the event under a guard", () => {
    expect(refusal("name.useMatched", ...toCheck)).toBe("Not now, for “the bank names nobody”");
  });

  it("is the state, where it does not know the event, and nothing where it comes", () => {
    expect(refusal("code.submit", ...toCheck)).toBe("Not in this state");
    expect(refusal("name.confirm", ...toCheck)).toBe("");
  });
});
