import { flowOf } from "@amberline/flow-lab/flows";
import { versionOf } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { openingOf } from "./opening";

const send = flowOf("send");
const version = send ? versionOf(send) : "";

describe("what the stepper opens with", () => {
  it("is the start of the default flow for an empty address", () => {
    for (const hash of ["", "#"]) {
      const { walk, trouble } = openingOf(hash, "signIn");
      expect([walk.flow.id, walk.steps, trouble]).toEqual(["signIn", [], null]);
    }
  });

  it("is the walk in the address, of any flow", () => {
    const { walk, trouble } = openingOf(`#send@${version};company;order.submit`, "signIn");
    expect([walk.flow.id, walk.input, walk.steps, trouble]).toEqual([
      "send",
      "company",
      ["order.submit"],
      null,
    ]);
  });

  it("uses the canonical name of a changed step, whatever its spelling in the address", () => {
    const { walk } = openingOf(`#send@${version};private;order.submit+order.amount=250`, "signIn");
    expect([walk.steps, walk.stop]).toEqual([["order.submit+order.amount=250.00"], null]);
  });

  it("treats an address with unreadable changes as one of another version", () => {
    const stopOf = (step: string) => openingOf(`#send@${version};private;${step}`, "signIn").walk.stop;
    expect(stopOf("order.submit+order.colour=red")).toMatchObject({ taken: 0, isOlder: true });
    expect(stopOf("order.burn")).toMatchObject({ taken: 0, isOlder: false });
  });

  it("reports why an address cannot be opened", () => {
    expect(openingOf("#send@", "signIn").trouble).toEqual({ kind: "unreadable" });
    expect(openingOf("#lottery@3f2a91;rich", "signIn").trouble).toEqual({ kind: "flow", name: "lottery" });
    expect(openingOf("#send@", "signIn").walk.flow.id).toBe("signIn");
  });
});
