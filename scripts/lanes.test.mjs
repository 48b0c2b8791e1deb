import { describe, expect, it } from "vitest";
import { runInLanes } from "./lanes.mjs";

/** Steps that end when told to, and what is running meanwhile. */
function workshop() {
  const running = new Map();
  const begun = [];
  const perform = ({ name }) => {
    begun.push(name);
    return new Promise((resolve) =>
      running.set(name, (isPassed) => {
        running.delete(name);
        resolve({ isPassed, output: "" });
      }),
    );
  };
  const end = async (name, isPassed = true) => {
    running.get(name)(isPassed);
    await new Promise(setImmediate);
  };
  return { perform, end, begun, now: () => [...running.keys()] };
}

describe("running steps in lanes", () => {
  it("runs as many at a time as there are lanes, in the order listed", async () => {
    const { perform, end, now } = workshop();
    const all = runInLanes([{ name: "a" }, { name: "b" }, { name: "c" }], { lanes: 2, perform });
    expect(now()).toEqual(["a", "b"]);
    await end("a");
    expect(now()).toEqual(["b", "c"]);
    await end("c");
    await end("b");
    expect((await all).map(({ name, isPassed }) => [name, isPassed])).toEqual([
      ["a", true],
      ["b", true],
      ["c", true],
    ]);
  });

  it("leaves the machine to a step that wants all of it, but for one that takes no lane", async () => {
    const { perform, end, now } = workshop();
    const steps = [{ name: "fetch", lanes: 0 }, { name: "small" }, { name: "big", lanes: 2 }];
    const all = runInLanes(steps, { lanes: 2, perform });
    expect(now()).toEqual(["fetch", "small"]);
    await end("small");
    expect(now()).toEqual(["fetch", "big"]);
    await end("fetch");
    await end("big");
    await all;
  });

  it("waits for what a step needs, and leaves it out when that failed", async () => {
    const { perform, end, begun } = workshop();
    const steps = [{ name: "sizes", after: ["build"] }, { name: "build" }, { name: "types" }];
    const all = runInLanes(steps, { lanes: 2, perform });
    expect(begun).toEqual(["build", "types"]);
    await end("build", false);
    await end("types");
    expect(begun).toEqual(["build", "types"]);
    expect(await all).toMatchObject([
      { name: "sizes", isPassed: false, isLeftOut: true, output: "build failed." },
      { name: "build", isPassed: false },
      { name: "types", isPassed: true },
    ]);
  });

  it("does not wait for what was not asked for", async () => {
    const { perform, end, now } = workshop();
    const all = runInLanes([{ name: "sizes", after: ["build"] }], { lanes: 2, perform });
    expect(now()).toEqual(["sizes"]);
    await end("sizes");
    await all;
  });
});
