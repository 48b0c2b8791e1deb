import { flowOf } from "@amberline/flow-lab/flows";
import { versionOf } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { openingOf } from "./opening";

const send = flowOf("send");
const version = send ? versionOf(send) : "";

describe("what the stepper opens with", () => {
  it("is the start of the default flow for an empty address", async () => {
    for (const hash of ["", "#"]) {
      const { walk, trouble } = await openingOf(hash, "signIn");
      expect([walk.flow.id, walk.steps, trouble]).toEqual(["signIn", [], null]);
    }
  });

  it("is the walk in the address, of any flow", async () => {
    const { walk, trouble } = await openingOf(`#send@${version};company;order.submit`, "signIn");
    expect([walk.flow.id, walk.input, walk.steps, trouble]).toEqual([
      "send",
      "company",
      ["order.submit"],
      null,
    ]);
  });

  it("uses the canonical name of a changed step, whatever its spelling in the address", async () => {
    const { walk } = await openingOf(`#send@${version};private;order.submit+order.amount=250`, "signIn");
    expect([walk.steps, walk.stop]).toEqual([["order.submit+order.amount=250.00"], null]);
  });

  it("treats an address with unreadable changes as one of another version", async () => {
    const stopOf = async (step: string) =>
      (await openingOf(`#send@${version};private;${step}`, "signIn")).walk.stop;
    expect(await stopOf("order.submit+order.colour=red")).toMatchObject({ taken: 0, isOlder: true });
    expect(await stopOf("order.burn")).toMatchObject({ taken: 0, isOlder: false });
  });

  it("reports why an address cannot be opened", async () => {
    const opened = await openingOf("#send@", "signIn");
    expect([opened.trouble, opened.walk.flow.id]).toEqual([{ kind: "unreadable" }, "signIn"]);
    const { trouble } = await openingOf("#lottery@3f2a91;rich", "signIn");
    expect(trouble).toEqual({ kind: "flow", name: "lottery" });
  });
});
