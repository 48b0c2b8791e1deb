import { notProvided } from "@amberline/flows/shared";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { sendFlow } from "../send/send.flow";
import { sessionClockFlow } from "../sessionClock/sessionClock.flow";
import { answers, examples } from "./examples";
import { readAddress, versionOf, type WalkAddress, writeAddress } from "./address";
import { stateKeyOf } from "./naming";
import type { AnyFlowDefinition } from "./engine";
import { replay } from "./steps";

const name = fc.oneof(
  fc.string({ minLength: 1, unit: "grapheme" }),
  fc.constantFrom("order.submit:twin", "create=vop.NMTC", "+recheck", "reloaded.9:30", "a~b;c@d%#", "**_"),
);
const address: fc.Arbitrary<WalkAddress> = fc.record({
  flow: name,
  version: name,
  input: name,
  steps: fc.array(name, { maxLength: 8 }),
});

describe("the address of a walk", () => {
  it("is readable", () => {
    const steps = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit:short", "+recheck"];
    expect(writeAddress({ flow: "send", version: "3f2a91", input: "private", steps })).toBe(
      "send@3f2a91;private;order.submit~create=vop.NMTC~name.confirm~code.submit:short~+recheck",
    );
    expect(writeAddress({ flow: "send", version: "3f2a91", input: "private", steps: [] })).toBe(
      "send@3f2a91;private",
    );
  });

  it("is parsed as it was written, whatever the ids contain", () => {
    fc.assert(
      fc.property(address, (walk) => {
        expect(readAddress(writeAddress(walk))).toEqual(walk);
        expect(readAddress(`#${writeAddress(walk)}`)).toEqual(walk);
      }),
    );
  });

  it("contains no character that chat programs treat as the end of a link or as formatting", () => {
    fc.assert(
      fc.property(address, (walk) => {
        const text = writeAddress(walk);
        expect(text).toMatch(/^[A-Za-z0-9@;~:=+.%-]+$/);
        expect(text).not.toMatch(/[.:;~]$/);
        expect(new URL(`https://bank.example/stepper.html#${text}`).hash).toBe(`#${text}`);
      }),
    );
  });

  it.each([
    "",
    "#",
    "send",
    "send;private",
    "send@1;",
    "send@1;private;",
    "send@1;private;a~~b",
    "@1;private",
  ])("is null for %j", (text) => expect(readAddress(text)).toBeNull());

  it("is null for more steps than a page can replay", () => {
    const long = (length: number) => readAddress(`send@1;private;${Array(length).fill("a").join("~")}`);
    expect(long(1_000)?.steps).toHaveLength(1_000);
    expect(long(1_001)).toBeNull();
  });

  it.each(["send@1@2;private", "send@1;private;a;b", "send@1;private;%E0%A4", "send@1;private;100%"])(
    "is null if damaged: %j",
    (text) => expect(readAddress(text)).toBeNull(),
  );
});

const lampOf = (change: { isLonger?: boolean; guard?: string; more?: string; answer?: string } = {}) => {
  const machine = setup({
    actors: { glow: notProvided<string, undefined>("glow") },
    guards: { isDark: () => true, isNight: () => true },
  }).createMachine({
    id: "lamp",
    initial: "off",
    states: {
      off: { on: { press: { guard: change.guard === "isNight" ? "isNight" : "isDark", target: "on" } } },
      on: { invoke: { id: "glow", src: "glow", onDone: "off" }, on: change.isLonger ? { press: "off" } : {} },
    },
  });
  const flow: AnyFlowDefinition = {
    id: "lamp",
    machine,
    inputs: { new: undefined, ...(change.more ? { [change.more]: undefined } : {}) },
    catalogue: (snapshot) => [
      ...examples("user", { press: { type: "press" } }),
      ...answers(snapshot, "glow", { [change.answer ?? "ok"]: "ok" }),
    ],
    project: () => null,
    requirements: {},
    texts: [],
    takenWhileBusy: [],
    unreachable: {},
  };
  return flow;
};

describe("the version of a flow", () => {
  it("is six hexadecimal digits, the same for the same chart", () => {
    expect(versionOf(lampOf())).toMatch(/^[0-9a-f]{6}$/);
    expect(versionOf(lampOf())).toBe(versionOf(lampOf()));
    expect(versionOf(sendFlow as unknown as AnyFlowDefinition)).not.toBe(
      versionOf(sessionClockFlow as unknown as AnyFlowDefinition),
    );
  });

  it("changes with a transition, a guard, an input, and an answer to a call that is not in flight yet", () => {
    const changes = [{}, { isLonger: true }, { guard: "isNight" }, { more: "old" }, { answer: "no" }];
    expect(new Set(changes.map((change) => versionOf(lampOf(change)))).size).toBe(changes.length);
  });
});

const keyAfter = (flow: AnyFlowDefinition, input: string, steps: readonly string[]) => {
  const last = replay(flow, input, steps).moments.at(-1);
  return last && stateKeyOf(last.snapshot);
};

describe("the key of a state", () => {
  it("names the innermost state without the flow's own name", () => {
    const flow = sendFlow as unknown as AnyFlowDefinition;
    expect(keyAfter(flow, "private", [])).toBe("editing");
    expect(keyAfter(flow, "pending", [])).toBe("unknown.checking");
    expect(keyAfter(flow, "private", ["order.submit", "create=accepted"])).toBe("completed");
  });

  it("joins parallel states in the order of the chart", () => {
    const flow: AnyFlowDefinition = {
      ...lampOf(),
      machine: setup({}).createMachine({
        id: "house",
        type: "parallel",
        states: {
          roof: { initial: "dry", states: { dry: { on: { rain: "wet" } }, wet: {} } },
          door: { initial: "open", states: { open: {}, shut: {} } },
        },
      }),
      catalogue: () => examples("user", { rain: { type: "rain" } }),
    };
    expect(keyAfter(flow, "new", [])).toBe("roof.dry+door.open");
    expect(keyAfter(flow, "new", ["rain"])).toBe("roof.wet+door.open");
  });
});
