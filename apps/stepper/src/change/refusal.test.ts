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

describe("why an event is not possible", () => {
  const toCheck = ["order.submit", "create=vop.MTCH"];

  it("is the unmet condition when a guard refuses it", () => {
    expect(refusal("code.submit:short", "order.submit", "create=vop.NMTC", "name.confirm")).toBe(
      "Not now: needs “a six-digit code”",
    );
  });

  it("is the met condition when the chart forbids it under a guard", () => {
    expect(refusal("name.useMatched", ...toCheck)).toBe("Not now, for “the bank names nobody”");
  });

  it("is the state when that does not handle the event, and nothing when it is possible", () => {
    expect(refusal("code.submit", ...toCheck)).toBe("Not in this state");
    expect(refusal("name.confirm", ...toCheck)).toBe("");
  });
});
