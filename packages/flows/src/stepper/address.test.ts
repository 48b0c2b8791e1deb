import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { sendSpec } from "../send/send.spec";
import { sessionClockSpec } from "../sessionClock/sessionClock.spec";
import { answers, examples, notProvided } from "../shared";
import { readAddress, stateKeyOf, versionOf, writeAddress, type WalkAddress } from "./address";
import type { AnyFlowSpec } from "./engine";
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
  it("reads like the walk it stands for", () => {
    const steps = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit:short", "+recheck"];
    expect(writeAddress({ flow: "send", version: "3f2a91", input: "private", steps })).toBe(
      "send@3f2a91;private;order.submit~create=vop.NMTC~name.confirm~code.submit:short~+recheck",
    );
    expect(writeAddress({ flow: "send", version: "3f2a91", input: "private", steps: [] })).toBe(
      "send@3f2a91;private",
    );
  });

  it("is read as it was written, whatever the names hold", () => {
    fc.assert(
      fc.property(address, (walk) => {
        expect(readAddress(writeAddress(walk))).toEqual(walk);
        expect(readAddress(`#${writeAddress(walk)}`)).toEqual(walk);
      }),
    );
  });

  it("holds nothing a chat program takes for the end of a link, or for bold, italic or struck text", () => {
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
  ])("is nothing when it is %j", (text) => expect(readAddress(text)).toBeNull());

  it("is nothing when it has more steps than a page can fold", () => {
    const long = (length: number) => readAddress(`send@1;private;${Array(length).fill("a").join("~")}`);
    expect(long(1_000)?.steps).toHaveLength(1_000);
    expect(long(1_001)).toBeNull();
  });

  it.each(["send@1@2;private", "send@1;private;a;b", "send@1;private;%E0%A4", "send@1;private;100%"])(
    "is nothing when it was damaged: %j",
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
  const spec: AnyFlowSpec = {
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
  return spec;
};

describe("the version of a flow", () => {
  it("is six hexadecimal digits, the same for the same chart", () => {
    expect(versionOf(lampOf())).toMatch(/^[0-9a-f]{6}$/);
    expect(versionOf(lampOf())).toBe(versionOf(lampOf()));
    expect(versionOf(sendSpec as unknown as AnyFlowSpec)).not.toBe(
      versionOf(sessionClockSpec as unknown as AnyFlowSpec),
    );
  });

  it("changes with a way, a guard, an input, and an answer to a call that is not in flight yet", () => {
    const changes = [{}, { isLonger: true }, { guard: "isNight" }, { more: "old" }, { answer: "no" }];
    expect(new Set(changes.map((change) => versionOf(lampOf(change)))).size).toBe(changes.length);
  });
});

const keyAfter = (spec: AnyFlowSpec, input: string, steps: readonly string[]) => {
  const last = replay(spec, input, steps).moments.at(-1);
  return last && stateKeyOf(last.snapshot);
};

describe("the key of a state", () => {
  it("names the innermost state without the flow's own name", () => {
    const spec = sendSpec as unknown as AnyFlowSpec;
    expect(keyAfter(spec, "private", [])).toBe("editing");
    expect(keyAfter(spec, "pending", [])).toBe("unknown.checking");
    expect(keyAfter(spec, "private", ["session.ended"])).toBe("aborted");
  });

  it("joins states that stand side by side, in the order of the chart", () => {
    const spec: AnyFlowSpec = {
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
    expect(keyAfter(spec, "new", [])).toBe("roof.dry+door.open");
    expect(keyAfter(spec, "new", ["rain"])).toBe("roof.wet+door.open");
  });
});
