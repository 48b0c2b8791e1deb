import { flowOf } from "@amberline/flow-lab/flows";
import { Secret } from "@amberline/flows/shared";
import { replay, type AnyFlowDefinition, type Moment } from "@amberline/flow-lab/engine";
import { describe, expect, test } from "vitest";
import { exampleFor } from "./exampleFor";

function at(id: string, input: string, ...steps: string[]): [AnyFlowDefinition, Moment] {
  const flow = flowOf(id);
  const moment = flow && replay(flow, input, steps).moments.at(-1);
  if (!flow || !moment) throw new Error(`There is no flow ${id}.`);
  return [flow, moment];
}

const exampleOf = ([flow, { snapshot }]: [AnyFlowDefinition, Moment], wanted: string) => {
  const example = flow.catalogue(snapshot).find(({ id }) => id === wanted);
  if (!example) throw new Error(`There is no ${wanted}.`);
  return example.event;
};

describe("the example for an action on the screen", () => {
  const form = at("send", "private");
  const code = at("send", "private", "order.submit", "create=vop.NMTC", "name.confirm");

  test("is the one that leads to the same state", () => {
    const submit = exampleOf(form, "order.submit:tooMuch");
    expect(exampleFor(...form, submit)).toEqual({
      type: "screen.event",
      id: "order.submit:tooMuch",
      event: "order.submit",
      isExact: true,
    });
  });

  test("is the first accepted one if none leads to the same state", () => {
    const [flow, moment] = form;
    const strict: AnyFlowDefinition = { ...flow, project: ({ order }: { order: unknown }) => order };
    const submit = exampleOf(form, "order.submit");
    const done = exampleFor(strict, moment, { ...submit, order: { ...submit["order"], reference: "Other" } });
    expect(done).toMatchObject({ event: "order.submit", isExact: false });
    expect(done.id).toMatch(/^order\.submit/);
  });

  test("is missing if the state accepts none of that type", () => {
    const nameless = { type: "screen.event", id: null, isExact: false };
    expect(exampleFor(...form, { type: "code.submit" })).toEqual({ ...nameless, event: "code.submit" });
    expect(exampleFor(...form, { type: "no.such" })).toEqual({ ...nameless, event: "no.such" });
  });

  test("is the first accepted one if the machine throws on what was typed", () => {
    const near = { type: "screen.event", id: "order.submit", event: "order.submit", isExact: false };
    expect(exampleFor(...form, { type: "order.submit" })).toEqual(near);
  });

  test("is a similar one if another makes the machine throw on changed values", () => {
    const [flow] = form;
    const moment = at("send", "private", "balance.changed:more+available=2000.00")[1];
    const frail: AnyFlowDefinition = {
      ...flow,
      project: ({ attempt }: { attempt: { order?: { amount: { minor: number } } } | null }) => {
        if (attempt) throw new RangeError("No such amount.");
        return null;
      },
    };
    const tooMuch = exampleOf(form, "order.submit:tooMuch");
    expect(moment.isChanged).toBe(true);
    expect(exampleFor(frail, moment, tooMuch)).toMatchObject({ id: "order.submit:tooMuch", isExact: true });
    expect(() => exampleFor(frail, form[1], tooMuch)).toThrow("No such amount.");
  });

  test("never carries what was typed", () => {
    const typed = { ...exampleOf(code, "code.submit"), code: new Secret("424242") };
    const done = exampleFor(...code, typed);
    expect(done.id).toBe("code.submit");
    expect(Object.keys(done).sort()).toEqual(["event", "id", "isExact", "type"]);
    expect(JSON.stringify(done)).not.toContain("424242");
  });
});
