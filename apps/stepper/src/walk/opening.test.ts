import { flowOf } from "@amberline/flow-lab/flows";
import { versionOf } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { openingOf } from "./opening";

const send = flowOf("send");
const version = send ? versionOf(send) : "";

describe("what the stepper opens with", () => {
  it("is the beginning of its own flow when the address asks for nothing", () => {
    for (const hash of ["", "#"]) {
      const { walk, trouble } = openingOf(hash, "login");
      expect([walk.flow.id, walk.steps, trouble]).toEqual(["login", [], null]);
    }
  });

  it("is the walk of the address, of whichever flow", () => {
    const { walk, trouble } = openingOf(`#send@${version};company;order.submit`, "login");
    expect([walk.flow.id, walk.input, walk.steps, trouble]).toEqual([
      "send",
      "company",
      ["order.submit"],
      null,
    ]);
  });

  it("names a changed step as the form would, however the address writes it", () => {
    const { walk } = openingOf(`#send@${version};private;order.submit+order.amount=250`, "login");
    expect([walk.steps, walk.stop]).toEqual([["order.submit+order.amount=250.00"], null]);
  });

  it("takes an address whose changes cannot be read for an older one", () => {
    const stopOf = (step: string) => openingOf(`#send@${version};private;${step}`, "login").walk.stop;
    expect(stopOf("order.submit+order.colour=red")).toMatchObject({ taken: 0, isOlder: true });
    expect(stopOf("order.burn")).toMatchObject({ taken: 0, isOlder: false });
  });

  it("says what is wrong with an address that leads nowhere", () => {
    expect(openingOf("#send@", "login").trouble).toEqual({ kind: "unreadable" });
    expect(openingOf("#lottery@3f2a91;rich", "login").trouble).toEqual({ kind: "flow", name: "lottery" });
    expect(openingOf("#send@", "login").walk.flow.id).toBe("login");
  });
});
