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
  it("stand under who does them, answers under the call they are to, timers under time", () => {
    const groups = groupsOf(offersAt("order.submit"));
    const create = groups.find(({ call }) => call === "create");
    expect(create?.offers.every(({ example }) => example.id.startsWith("create="))).toBe(true);
    expect(groups.find(({ kind }) => kind === "time")?.offers.map(({ example }) => example.id)).toEqual([
      "+checkTimeout",
    ]);
    expect(groups.flatMap(({ offers }) => offers)).toHaveLength(offersAt("order.submit").length);
  });

  it("are headed by what can be done, in its group and among the groups", () => {
    const groups = groupsOf(offersAt("order.submit"));
    expect(groups.at(-1)?.kind).toBe("user");
    for (const { offers } of groupsOf(offersAt())) {
      const taken = offers.map(({ isTaken }) => isTaken);
      expect(taken).toEqual([...taken].sort((one, other) => Number(other) - Number(one)));
    }
  });

  it("are found by name or id, in any letters, with or without the marks on them", () => {
    const ids = (typed: string) =>
      found(offersAt(), namesIn("send", "lv"), typed).map(({ example }) => example.id);
    expect(ids("MAKSAJUMU")).toContain("order.submit");
    expect(ids("  nosūta vairāk ")).toEqual(["order.submit:tooMuch"]);
    expect(ids("vop.")).toEqual([]);
    expect(ids("")).toHaveLength(offersAt().length);
  });

  it("say how long a timer has to run, and nothing of what is no timer", () => {
    const moment = at("order.submit");
    expect(waitOf(flow, moment, "+checkTimeout")).toBe(45_000);
    expect(waitOf(flow, moment, "order.submit")).toBeNull();
  });
});
