import { flowOf } from "@amberline/flow-lab/flows";
import { offersOf } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { namesIn } from "../names/names";
import { momentAt } from "../walk/moments";
import { found, groupsOf, waitOf } from "./events";

const flow = flowOf("send");
if (!flow) throw new Error("There is no payment.");
const at = (...steps: string[]) => momentAt(flow, "private", steps);
const offersAt = (...steps: string[]) => offersOf(flow, at(...steps));

describe("the events of a moment", () => {
  it("are grouped by who causes them, answers by their call, timers as time", () => {
    const groups = groupsOf(offersAt("order.submit"));
    const create = groups.find(({ call }) => call === "create");
    expect(create?.offers.every(({ example }) => example.id.startsWith("create="))).toBe(true);
    expect(groups.find(({ kind }) => kind === "time")?.offers.map(({ example }) => example.id)).toEqual([
      "+requestTimeout",
    ]);
    expect(groups.flatMap(({ offers }) => offers)).toHaveLength(offersAt("order.submit").length);
  });

  it("come possible ones first, within a group and among the groups", () => {
    const groups = groupsOf(offersAt("order.submit"));
    expect(groups.at(-1)?.kind).toBe("user");
    for (const { offers } of groupsOf(offersAt())) {
      const taken = offers.map(({ isTaken }) => isTaken);
      expect(taken).toEqual([...taken].sort((one, other) => Number(other) - Number(one)));
    }
  });

  it("name the answers of the flow before HTTP statuses", () => {
    const create = groupsOf(offersAt("order.submit")).find(({ call }) => call === "create");
    const ids = create?.offers.map(({ example }) => example.id) ?? [];
    expect(ids[0]).toBe("create=vop.MTCH");
    expect(ids.findIndex((id) => id === "create=403")).toBeGreaterThan(ids.indexOf("create=accepted"));
  });

  it("are found by name or id, ignoring case and diacritics", () => {
    const ids = (typed: string) =>
      found(offersAt(), namesIn("send", "lv"), typed).map(({ example }) => example.id);
    expect(ids("MAKSAJUMU")).toContain("order.submit");
    expect(ids("  nosūta vairāk ")).toEqual(["order.submit:tooMuch"]);
    expect(ids("vop.")).toEqual([]);
    expect(ids("")).toHaveLength(offersAt().length);
  });

  it("have a remaining time if they are timers, and none otherwise", () => {
    const moment = at("order.submit");
    expect(waitOf(flow, moment, "+requestTimeout")).toBe(45_000);
    expect(waitOf(flow, moment, "order.submit")).toBeNull();
  });
});
