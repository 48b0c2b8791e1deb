import { flowOf, flows } from "../flows";
import { Secret } from "@amberline/flows/shared";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign, setup } from "xstate";
import { examples } from "./examples";
import { readAddress, versionOf, writeAddress } from "./address";
import { stateKeyOf } from "./naming";
import { offersOf } from "./edges";
import { type AnyFlowDefinition, begin, choices, type Moment } from "./engine";
import { jumpsOf } from "./jumps";
import { goLive } from "./live";
import { readStep, writeStep } from "./stepName";
import { fieldsAt, meant, offerAt, replay, step } from "./steps";

function specOf(id: string): AnyFlowDefinition {
  const flow = flowOf(id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  return flow;
}
const [send, login] = [specOf("send"), specOf("signIn")];

function at(flow: AnyFlowDefinition, input: string, ...steps: string[]): Moment {
  const { moments, refused } = replay(flow, input, steps);
  if (refused !== null) throw new Error(`${refused} means nothing here.`);
  return moments.at(-1) ?? begin(flow, input);
}
const contextOf = ({ snapshot }: Moment) => snapshot.context as Record<string, unknown>;

describe("the name of a step", () => {
  it("contains the example and its changes in readable form", () => {
    const changes = [
      { path: "order.amount", text: "250.00" },
      { path: "order.payee.name", text: "Jānis + Co=1~%" },
    ];
    const name = writeStep({ id: "order.submit", changes });
    expect(name).toBe("order.submit+order.amount=250.00+order.payee.name=Jānis %2B Co%3D1%7E%25");
    expect(readStep(name)).toEqual({ id: "order.submit", changes });
  });

  it("is parsed as it was written, in a link too, whatever was typed", () => {
    const change = fc.record({
      path: fc.stringMatching(/^\w+(\.\w+)*$/),
      text: fc.string({ unit: "grapheme" }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const asked = { id: "create=vop.CMTC", changes };
        const name = writeStep(asked);
        expect(readStep(name)).toEqual(asked);
        expect(name).not.toMatch(/[~;|`\n]/);
        const address = { flow: "send", version: "3f2a91", input: "private", steps: [name, "+recheck"] };
        expect(readAddress(writeAddress(address))).toEqual(address);
      }),
    );
  });

  it("of every example, timer and jump is its id", () => {
    for (const flow of flows)
      for (const input of Object.keys(flow.inputs)) {
        const moment = begin(flow, input);
        for (const { id } of [
          ...choices(flow, moment),
          ...jumpsOf(flow, moment).map(({ example }) => example),
        ])
          expect(readStep(id)).toEqual({ id, changes: [] });
      }
  });

  it("is an unknown id when it cannot be parsed", () => {
    for (const name of ["order.submit+", "order.submit+amount", "order.submit+=7", "order.submit+a=1+b"])
      expect(readStep(name)).toEqual({ id: name, changes: [] });
  });
});

describe("an event with changed values", () => {
  const fieldOf = (flow: AnyFlowDefinition, moment: Moment, id: string, path: string) =>
    fieldsAt(flow, moment)
      .get(id)
      ?.find((field) => field.path === path);

  it("offers the example's values by kind", () => {
    const start = begin(send, "private");
    expect(fieldOf(send, start, "order.submit", "order.amount")).toMatchObject({
      kind: "money",
      text: "25.00",
    });
    expect(fieldOf(send, start, "order.submit", "order.payee.name")).toMatchObject({ kind: "text" });
    expect(fieldOf(send, start, "order.submit", "now")).toMatchObject({
      kind: "time",
      text: "2026-11-21T09:00",
    });
    expect(fieldOf(send, start, "caps.changed:able", "caps.hasTwoFactor")).toMatchObject({ kind: "yesNo" });
    expect(fieldOf(send, start, "caps.changed:able", "caps.verification")).toMatchObject({
      kind: "choice",
      text: "verify",
      options: ["in_progress", "reject", "verify"],
    });
  });

  it("offers of an answer only values that do not turn it into another one", () => {
    const asked = fieldsAt(send, at(send, "private", "order.submit"));
    const paths = asked.get("create=vop.CMTC")?.map(({ path }) => path);
    expect(paths).toContain("outcome.data.check.matchedName");
    expect(paths).not.toContain("outcome.ok");
    expect(paths).not.toContain("outcome.data.kind");
  });

  it("offers neither identifiers without alternatives nor discriminants", () => {
    const pathsAt = (id: string, moment: Moment, name: string) =>
      fieldsAt(specOf(id), moment)
        .get(name)
        ?.map(({ path }) => path) ?? [];
    const order = pathsAt("send", begin(send, "private"), "order.submit");
    for (const held of ["order.type", "order.system", "order.payee.type", "order.debtor.country"])
      expect(order).not.toContain(held);
    expect(order).toContain("order.payee.name");
    const code = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit"];
    expect(pathsAt("send", at(send, "private", ...code), "resend=accepted")).not.toContain(
      "outcome.data.kind",
    );
    const devices = specOf("devices");
    const listed = pathsAt("devices", begin(devices, Object.keys(devices.inputs)[0] ?? ""), "readDevices=ok");
    expect(listed).toContain("data.0.id");
    const history = specOf("transactions");
    const rows = pathsAt("transactions", begin(history, "everything"), "readPage=ok");
    expect(rows).not.toContain("data.transactions.0.kind");
    expect(rows).toContain("data.transactions.0.payee.name");
  });

  it("offers a date as a date, and accepts nothing else for it", () => {
    const history = specOf("transactions");
    const start = begin(history, "everything");
    expect(fieldOf(history, start, "filter.choose", "filter.range.start")).toMatchObject({
      kind: "date",
      text: "2026-11-15",
    });
    expect(step(history, start, "filter.choose+filter.range.start=x")).toBeNull();
    expect(step(history, start, "filter.choose+filter.range.start=2026-02-30")).toBeNull();
    expect(step(history, start, "filter.choose+filter.range.start=2026-02-28")).not.toBeNull();
  });

  it("offers no secret in any flow", () => {
    const secretsIn = (value: unknown): string[] => {
      if (value instanceof Secret) return secretsIn(value.reveal());
      if (typeof value === "string") return [value];
      return typeof value === "object" && value !== null ? Object.values(value).flatMap(secretsIn) : [];
    };
    const heldBack = (value: unknown): string[] => {
      if (value instanceof Secret) return secretsIn(value);
      return typeof value === "object" && value !== null ? Object.values(value).flatMap(heldBack) : [];
    };
    let offered = 0;
    for (const flow of flows) {
      const moment = begin(flow, Object.keys(flow.inputs)[0] ?? "");
      const fields = fieldsAt(flow, moment);
      for (const { id, event } of flow.catalogue(moment.snapshot)) {
        const texts = (fields.get(id) ?? []).map(({ text }) => text);
        offered += texts.length;
        const shown = JSON.stringify(event);
        for (const secret of heldBack(event).filter((text) => !shown.includes(text)))
          expect(texts, id).not.toContain(secret);
      }
    }
    expect(offered).toBeGreaterThan(100);
    const signIn = fieldsAt(login, begin(login, "form")).get("credentials.submit");
    expect(signIn?.map(({ path }) => path)).toEqual(["email"]);
  });

  it("is the example with exactly those changes", () => {
    const start = begin(send, "private");
    const name = "order.submit+order.amount=250.00+order.payee.name=Anna Liepa";
    const order = (id: string) => meant(send, start, id)?.event["order"] as Record<string, unknown>;
    expect(order(name)).toEqual({
      ...order("order.submit"),
      amount: { minor: 25_000, currency: "EUR" },
      payee: { ...(order("order.submit")["payee"] as object), name: "Anna Liepa" },
    });
    const checked = at(
      send,
      "private",
      "order.submit",
      "create=vop.CMTC+outcome.data.check.matchedName=Zane",
    );
    expect(contextOf(checked)["check"]).toMatchObject({ matchedName: "Zane" });
  });

  it("has one name, whatever the format and order of its changes", () => {
    const start = begin(send, "private");
    const idOf = (name: string) => meant(send, start, name)?.id;
    const name = "order.submit+order.payee.name=Anna+order.amount=250.00";
    expect(idOf("order.submit+order.amount=250+order.payee.name=Anna")).toBe(name);
    expect(idOf(name)).toBe(name);
    expect(idOf("order.submit+order.amount=25,0")).toBe("order.submit");
    expect(idOf("order.submit+order.amount=1.00+order.amount=2.00")).toBeUndefined();
  });

  it("leads where its values lead, or is refused by their guard", () => {
    const start = begin(send, "private");
    const rich = offerAt(send, start, "order.submit+order.amount=1234.56");
    const poor = offerAt(send, start, "order.submit+order.amount=1234.57");
    expect(rich).toMatchObject({ isTaken: true, refusedBy: null });
    expect(rich?.edges).toEqual(offerAt(send, start, "order.submit")?.edges);
    expect(poor?.edges).toEqual(offerAt(send, start, "order.submit:tooMuch")?.edges);
    const asked = at(send, "private", "order.submit+order.amount=1234.56");
    expect(stateKeyOf(asked.snapshot)).toBe("creating");
  });

  it.each([
    ["no such event", "order.burn+order.amount=1.00"],
    ["no such value", "order.submit+order.colour=red"],
    ["an amount that is none", "order.submit+order.amount=12.345"],
    ["a number beyond what can be counted", "order.submit+order.amount=99999999999999999.00"],
    ["a choice the examples do not have", "caps.changed:able+caps.verification=royal"],
    ["a time that is none", "order.submit+now=tomorrow"],
    ["a day no calendar has", "order.submit+now=2026-02-31T09:00"],
    ["a text longer than a link should hold", `order.submit+order.payee.name=${"a".repeat(1_001)}`],
    ["more changes than any event has values", `order.submit${"+order.amount=1.00".repeat(201)}`],
    ["a yes or no that is neither", "caps.changed:able+caps.hasTwoFactor=perhaps"],
  ])("is impossible when there is %s", (_, name) => {
    const start = begin(send, "private");
    expect(step(send, start, name)).toBeNull();
    expect(offerAt(send, start, name)).toBeNull();
  });

  it("is impossible when the machine throws on its values, instead of crashing the page", () => {
    const shelf = setup({
      types: { events: {} as { type: "book.put"; pages: number } },
      guards: {
        fits: ({ event }) => {
          if (event.pages > 900) throw new RangeError("The shelf breaks.");
          return true;
        },
      },
    }).createMachine({
      id: "shelf",
      initial: "empty",
      states: { empty: { on: { "book.put": { guard: "fits", target: "full" } } }, full: {} },
    });
    const flow: AnyFlowDefinition = {
      ...send,
      machine: shelf,
      inputs: { new: undefined },
      catalogue: () => examples("user", { "book.put": { type: "book.put", pages: 300 } }),
    };
    const start = begin(flow, "new");
    expect(step(flow, start, "book.put+pages=900")?.moment.snapshot.value).toBe("full");
    expect(step(flow, start, "book.put+pages=901")).toBeNull();
    expect(offerAt(flow, start, "book.put+pages=901")).toBeNull();
  });

  it("is remembered: events the machine throws on later are impossible as well", () => {
    const shelf = setup({
      types: {
        context: {} as { pages: number },
        events: {} as { type: "book.put"; pages: number } | { type: "book.read" },
      },
      actions: { keep: assign({ pages: ({ event }) => (event.type === "book.put" ? event.pages : 0) }) },
      guards: {
        isReadable: ({ context }) => {
          if (context.pages > 900) throw new RangeError("The eyes break.");
          return true;
        },
      },
    }).createMachine({
      id: "shelf",
      context: { pages: 0 },
      initial: "empty",
      states: {
        empty: { on: { "book.put": { actions: "keep", target: "full" } } },
        full: { on: { "book.read": { guard: "isReadable", target: "empty" } } },
      },
    });
    const listed = (pages: number) =>
      examples("user", { "book.put": { type: "book.put", pages }, "book.read": { type: "book.read" } });
    const specWith = (pages: number): AnyFlowDefinition => ({
      ...send,
      machine: shelf,
      inputs: { new: undefined },
      catalogue: () => listed(pages),
    });
    const flow = specWith(300);
    const thick = at(flow, "new", "book.put+pages=901");
    expect(step(flow, thick, "book.read")).toBeNull();
    expect(offerAt(flow, thick, "book.read")).toBeNull();
    expect(offersOf(flow, thick).map(({ isTaken }) => isTaken)).toEqual([false, false]);
    const own = specWith(901);
    expect(() => step(own, at(own, "new", "book.put"), "book.read")).toThrow("The eyes break.");
  });

  it("gives the same version of the flow, the same link and the same state each time", () => {
    const steps = ["order.submit+order.amount=12.00", "create=vop.NMTC"];
    const link = writeAddress({ flow: "send", version: versionOf(send), input: "private", steps });
    expect(link).toMatch(/^send@\w{6};private;order\.submit\+order\.amount=12\.00~create=vop\.NMTC$/);
    const opened = readAddress(link);
    expect(opened?.steps).toEqual(steps);
    expect(at(send, "private", ...steps).snapshot.value).toEqual(
      at(send, "private", ...steps).snapshot.value,
    );
  });

  it("reaches the same state on a running actor", () => {
    const live = goLive(send, "private");
    for (const name of [
      "order.submit+order.amount=12.00",
      "create=vop.CMTC+outcome.data.check.matchedName=Zane",
    ])
      expect(live.take(name)).not.toBeNull();
    expect(live.actor.getSnapshot().context).toEqual(live.folded().snapshot.context);
  });
});
