import { flowOf } from "@amberline/flow-lab/flows";
import { begin, fieldsAt } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { draftOf, groupsOf, typedIn } from "./draft";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const fields = fieldsAt(send, begin(send, "private")).get("order.submit") ?? [];

describe("the form of an event", () => {
  it("starts as the example, without changes or errors", () => {
    expect(fields.length).toBeGreaterThan(8);
    expect(draftOf(fields, {})).toEqual({ changes: [], wrong: [] });
  });

  it("normalises what was typed", () => {
    for (const typed of ["250", "250,00", " 250.00 ", "250.0"])
      expect(draftOf(fields, { "order.amount": typed }).changes).toEqual([
        { path: "order.amount", text: "250.00" },
      ]);
    expect(draftOf(fields, { now: "2026-11-21T09:00:00" }).changes).toEqual([]);
  });

  it("has no change when the example's value is typed", () => {
    expect(draftOf(fields, { "order.amount": "25" })).toEqual({ changes: [], wrong: [] });
  });

  it("reports fields with a value of the wrong type", () => {
    expect(draftOf(fields, { "order.amount": "much", now: "" }).wrong).toEqual(["order.amount", "now"]);
    expect(draftOf(fields, { "order.payee.name": "" }).wrong).toEqual([]);
    expect(draftOf(fields, { "order.payee.name": "a".repeat(1_001) }).wrong).toEqual(["order.payee.name"]);
  });

  it("lists changes in the order of the fields, so that an event has one name", () => {
    const paths = (typed: Record<string, string>) => draftOf(fields, typed).changes.map(({ path }) => path);
    expect(paths({ "order.amount": "1", "order.payee.name": "A" })).toEqual(
      paths({ "order.payee.name": "A", "order.amount": "1" }),
    );
  });

  it("is prefilled with the changes of the step that was undone, and of no other", () => {
    const step = "order.submit+order.amount=250.00+order.payee.name=Anna";
    expect(draftOf(fields, typedIn(step, "order.submit")).changes).toEqual([
      { path: "order.payee.name", text: "Anna" },
      { path: "order.amount", text: "250.00" },
    ]);
    expect(typedIn(step, "order.submit:twin")).toEqual({});
    expect(typedIn("", "order.submit")).toEqual({});
  });

  it("groups each value once, by its parent object", () => {
    const groups = groupsOf(fields);
    expect(groups.map(({ path }) => path)).toEqual(["order.payee", "order", "order.debtor", ""]);
    expect(groups.flatMap((group) => group.fields)).toHaveLength(fields.length);
  });
});
