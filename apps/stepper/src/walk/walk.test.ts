import {
  type AnyFlowDefinition,
  type EventField,
  fieldsAt,
  jumpsOf,
  offersOf,
  readAddress,
  replay,
  stateKeyOf,
  versionOf,
  writeAddress,
  writeStep,
} from "@amberline/flow-lab/engine";
import { flowOf } from "@amberline/flow-lab/flows";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonOf } from "./branches";
import { momentsOf } from "./moments";
import { addressOf, isFull, nowOf, startOf, takenOf, type Walk, type WalkEvent, walkOn } from "./walk";

function known(id: string): AnyFlowDefinition {
  const flow = flowOf(id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  return flow;
}
const [send, clock, verification] = [known("send"), known("sessionClock"), known("verification")];

const walked = (walk: Walk, ...events: WalkEvent[]) => events.reduce(walkOn, walk);
const take = (id: string): WalkEvent => ({ type: "step.take", id });
const undo: WalkEvent = { type: "step.undo" };
const redo: WalkEvent = { type: "step.redo" };
const keyOf = (walk: Walk) => stateKeyOf(nowOf(walk).snapshot);

const lost = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];
const toLost = walked(startOf(send), ...lost.map(take));

describe("a walk", () => {
  it("starts at the flow's first input and follows the tester's steps", () => {
    expect(keyOf(startOf(send))).toBe("editing");
    expect(keyOf(toLost)).toBe("unknown.checking");
    expect(takenOf(toLost)).toEqual(lost);
  });

  it("ignores events the state refuses or does not handle", () => {
    expect(walkOn(toLost, take("check.retry"))).toEqual(toLost);
    expect(walkOn(startOf(send), take("name.confirm"))).toEqual(startOf(send));
    expect(walkOn(startOf(send), take("nothing.known"))).toEqual(startOf(send));
  });

  it("treats a changed event as a step of its own that can be undone, redone and abandoned", () => {
    const dear = "order.submit+order.amount=250.00";
    const asked = walkOn(startOf(send), take(dear));
    expect([keyOf(asked), takenOf(asked)]).toEqual(["creating", [dear]]);
    expect(walked(asked, undo, redo)).toEqual(asked);
    expect(walkOn(startOf(send), take("order.submit+order.amount=250"))).toEqual(asked);
    const other = walked(asked, undo, take("order.submit"));
    expect([other.steps, other.ghosts]).toEqual([["order.submit"], [[dear]]]);
    expect(walkOn(startOf(send), take("order.submit+order.amount=much"))).toEqual(startOf(send));
  });

  it("ends where an address cannot hold more steps", () => {
    const again = "caps.changed:able";
    const long = (length: number): Walk => ({
      ...startOf(send),
      steps: Array<string>(length).fill(again),
      position: length,
    });
    expect(walkOn(long(999), take(again)).position).toBe(1_000);
    expect(walkOn(long(1_000), take(again)).position).toBe(1_000);
    expect([isFull(long(999)), isFull(long(1_000)), isFull(walkOn(long(1_000), undo))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("advances time while a timer runs", () => {
    expect(walkOn(startOf(send), take("+30s"))).toEqual(startOf(send));
    const waited = walked(startOf(send), take("order.submit"), take("+30s"), take("+30s"));
    expect(takenOf(waited)).toEqual(["order.submit", "+30s", "+30s"]);
    expect(keyOf(waited)).toBe(keyOf(walked(startOf(send), take("order.submit"), take("+requestTimeout"))));
  });

  it("undoes and redoes without losing later steps", () => {
    const back = walked(toLost, undo, undo);
    expect([keyOf(back), back.steps]).toEqual(["twoFactor", lost]);
    expect(walked(back, redo, redo)).toEqual(toLost);
    expect(walked(back, take("code.submit"), take("resend=net"))).toEqual(toLost);
    expect(walkOn(startOf(send), undo)).toEqual(startOf(send));
    expect(walkOn(toLost, redo)).toEqual(toLost);
    expect(walkOn(toLost, { type: "step.goTo", position: 99 })).toEqual(toLost);
  });

  it("keeps an abandoned branch until it is removed", () => {
    const branched = walked(toLost, { type: "step.goTo", position: 1 }, take("create=vop.MTCH"));
    expect(branched.steps).toEqual(["order.submit", "create=vop.MTCH"]);
    expect(branched.ghosts).toEqual([lost]);
    const reopened = walkOn(branched, { type: "branch.open", branch: lost, position: 5 });
    expect([keyOf(reopened), reopened.ghosts]).toEqual(["unknown.checking", [branched.steps]]);
    const [ghost = []] = reopened.ghosts;
    expect(walkOn(reopened, { type: "branch.close", branch: ghost }).ghosts).toEqual([]);
  });

  it("drops an abandoned branch once it is current again", () => {
    const branched = walked(toLost, { type: "step.goTo", position: 1 }, take("create=vop.MTCH"));
    const again = walked(branched, undo, ...lost.slice(1).map(take));
    expect(again.steps).toEqual(lost);
    expect(again.ghosts).toEqual([branched.steps]);
  });

  it("restarts with another input or flow", () => {
    const company = walkOn(toLost, { type: "input.choose", input: "company" });
    expect(company).toEqual(startOf(send, "company"));
    expect(walkOn(toLost, { type: "input.choose", input: "nobody" })).toBe(toLost);
    expect(walkOn(toLost, { type: "flow.choose", flow: clock })).toEqual(startOf(clock));
  });
});

describe("opening an address", () => {
  const open = (text: string) => {
    const address = readAddress(text);
    if (!address) throw new Error("No address.");
    return walkOn(startOf(clock), { type: "address.open", flow: send, address });
  };
  const version = versionOf(send);

  it("restores the state it was copied in, including a step without an effect", () => {
    expect(open(writeAddress(addressOf(toLost)))).toEqual(toLost);
    const { position, stop } = open(`send@${version};private;name.confirm~order.submit`);
    expect([position, stop]).toEqual([2, null]);
  });

  it("stops at a step that is no longer possible, and reports it", () => {
    const walk = open(`send@${version};private;order.submit~create=gone~name.confirm`);
    expect(keyOf(walk)).toBe("creating");
    expect(walk.stop).toEqual({ kind: "step", id: "create=gone", taken: 1, asked: 3, isOlder: false });
  });

  it("stops, on another version, at the first step without an effect", () => {
    const walk = open("send@000000;private;order.submit~name.confirm~create=vop.NMTC");
    expect(keyOf(walk)).toBe("creating");
    expect(walk.stop).toEqual({ kind: "step", id: "name.confirm", taken: 1, asked: 3, isOlder: true });
    expect(open("send@000000;private;order.submit").stop).toBeNull();
  });

  it("starts at the first input when its own no longer exists", () => {
    const walk = open("send@000000;goldMember;order.submit");
    expect(walk).toEqual({
      ...startOf(send),
      stop: { kind: "input", id: "goldMember", taken: 0, asked: 1, isOlder: true },
    });
  });

  it("clears the reported stop once the tester takes another step", () => {
    const walk = open("send@000000;private;order.submit~name.confirm");
    expect(walkOn(walk, take("create=vop.NMTC")).stop).toBeNull();
    expect(walkOn(walk, { type: "stop.close" }).stop).toBeNull();
  });
});

const draw = fc.record({
  kind: fc.constantFrom(
    "take",
    "take",
    "take",
    "change",
    "wait",
    "undo",
    "redo",
    "goTo",
    "open",
    "close",
    "input",
  ),
  number: fc.nat(1_000),
});

const typed = ({ kind, options }: EventField, number: number): string =>
  ({
    text: `Āboli + ${number}~%`,
    number: String(number),
    money: `${number}.00`,
    yesNo: String(number % 2 === 0),
    choice: options[number % Math.max(options.length, 1)] ?? "",
    date: "2026-11-22",
    time: "2026-11-22T10:30",
  })[kind];

function changeOf(walk: Walk, number: number): WalkEvent {
  const known = [...fieldsAt(walk.flow, nowOf(walk))].flatMap(([id, fields]) =>
    fields.map((field) => ({ id, field })),
  );
  const { id, field } = known[(number * 7) % Math.max(known.length, 1)] ?? {};
  if (id === undefined || !field) return take("nothing");
  return take(writeStep({ id, changes: [{ path: field.path, text: typed(field, number) }] }));
}

/** A possible action of a tester, chosen by number. */
function eventOf(walk: Walk, { kind, number }: { kind: string; number: number }): WalkEvent {
  const offers = offersOf(walk.flow, nowOf(walk));
  const branch = walk.ghosts[number % Math.max(walk.ghosts.length, 1)] ?? [];
  const inputs = Object.keys(walk.flow.inputs);
  if (kind === "take") return take(offers[number % Math.max(offers.length, 1)]?.example.id ?? "nothing");
  if (kind === "change") return changeOf(walk, number);
  if (kind === "wait") {
    const times = jumpsOf(walk.flow, nowOf(walk));
    return take(times[number % Math.max(times.length, 1)]?.example.id ?? "nothing");
  }
  if (kind === "goTo") return { type: "step.goTo", position: (number % 12) - 1 };
  if (kind === "open") return { type: "branch.open", branch, position: number % 12 };
  if (kind === "close") return { type: "branch.close", branch };
  if (kind === "input" && number < 100)
    return { type: "input.choose", input: inputs[number % inputs.length] ?? "" };
  return kind === "redo" ? redo : undo;
}

const walks = fc.tuple(fc.constantFrom(send, clock, verification), fc.array(draw, { maxLength: 40 }));

function alongEvery(check: (before: Walk, event: WalkEvent, after: Walk) => void) {
  fc.assert(
    fc.property(walks, ([flow, draws]) => {
      let walk = startOf(flow);
      for (const each of draws) {
        const event = eventOf(walk, each);
        const after = walkOn(walk, event);
        check(walk, event, after);
        walk = after;
      }
    }),
    { numRuns: 150 },
  );
}

describe("whatever a tester does", () => {
  it("every step is possible, and replaying the walk leads to the same state", () => {
    alongEvery((_, __, after) => {
      const { flow, input, steps, position } = after;
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(steps.length);
      const { moments, refused } = replay(flow, input, takenOf(after));
      expect(refused).toBeNull();
      expect(moments.at(-1)?.snapshot.value).toEqual(nowOf(after).snapshot.value);
      expect(momentsOf(flow, input, steps)).toHaveLength(steps.length + 1);
    });
  }, 120_000);

  it("steps are lost only by removing a branch or restarting", () => {
    alongEvery((before, event, after) => {
      if (event.type === "branch.close" || event.type === "input.choose") return;
      const kept = [after.steps, ...after.ghosts];
      for (const branch of [before.steps, ...before.ghosts])
        expect(kept.some((other) => commonOf(branch, other) === branch.length)).toBe(true);
    });
  }, 120_000);

  it("every abandoned branch has steps of its own, and no two are equal", () => {
    alongEvery((_, __, { steps, ghosts }) => {
      for (const ghost of ghosts) expect(commonOf(ghost, steps)).toBeLessThan(ghost.length);
      expect(new Set(ghosts.map((ghost) => ghost.join("~"))).size).toBe(ghosts.length);
    });
  }, 120_000);

  it("its address restores the same state elsewhere", () => {
    alongEvery((_, __, after) => {
      const address = readAddress(writeAddress(addressOf(after)));
      if (!address) throw new Error("No address.");
      const { flow } = after;
      const opened = walkOn(startOf(flow), { type: "address.open", flow, address });
      expect([opened.stop, keyOf(opened), takenOf(opened)]).toEqual([null, keyOf(after), takenOf(after)]);
    });
  }, 120_000);
});
