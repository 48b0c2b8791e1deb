import { flowOf } from "@amberline/flows/specs";
import { versionOf } from "@amberline/flows/stepper";
import { describe, expect, it } from "vitest";
import { openingOf } from "./opening";

const send = flowOf("send");
const version = send ? versionOf(send.spec) : "";

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

  it("says what is wrong with an address that leads nowhere", () => {
    expect(openingOf("#send@", "login").trouble).toEqual({ kind: "unreadable" });
    expect(openingOf("#lottery@3f2a91;rich", "login").trouble).toEqual({ kind: "flow", name: "lottery" });
    expect(openingOf("#send@", "login").walk.flow.id).toBe("login");
  });
});
