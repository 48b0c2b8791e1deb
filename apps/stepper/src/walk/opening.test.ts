import { flowOf } from "@amberline/flow-lab/flows";
import { versionOf } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { openingOf } from "./opening";

const send = flowOf("send");
const version = send ? versionOf(send) : "";

describe("what the stepper opens with", () => {
  it("is the start of the default flow for an empty address", () => {
    for (const hash of ["", "#"]) {
      const { walk, trouble } = openingOf(hash, "login");
      expect([walk.flow.id, walk.steps, trouble]).toEqual(["login", [], null]);
    }
  });

  it("is the walk in the address, of any flow", () => {
    const { walk, trouble } = openingOf(`#send@${version};company;order.submit`, "login");
    expect([walk.flow.id, walk.input, walk.steps, trouble]).toEqual([
      "send",
      "company",
      ["order.submit"],
      null,
    ]);
  });

  it("uses the canonical name of a changed step, whatever its spelling in the address", () => {
    const { walk } = openingOf(`#send@${version};private;order.submit+order.amount=250`, "login");
    expect([walk.steps, walk.stop]).toEqual([["order.submit+order.amount=250.00"], null]);
  });

  it("treats an address with unreadable changes as one of another version", () => {
    const stopOf = (step: string) => openingOf(`#send@${version};private;${step}`, "login").walk.stop;
    expect(stopOf("order.submit+order.colour=red")).toMatchObject({ taken: 0, isOlder: true });
    expect(stopOf("order.burn")).toMatchObject({ taken: 0, isOlder: false });
  });

  it("reports why an address cannot be opened", () => {
    expect(openingOf("#send@", "login").trouble).toEqual({ kind: "unreadable" });
    expect(openingOf("#lottery@3f2a91;rich", "login").trouble).toEqual({ kind: "flow", name: "lottery" });
    expect(openingOf("#send@", "login").walk.flow.id).toBe("login");
  });
});
