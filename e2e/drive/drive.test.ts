import { flows } from "@amberline/flow-lab/flows";
import { describe, expect, it } from "vitest";
import { chooseWalks, seenStates, silentExamples, staleReasons, writeWalks } from "./choose";
import { drives } from "./drives";
import { specOf } from "./walk";

const chosen = Object.values(drives).map((drive) => {
  const flow = specOf(drive.flow);
  return { drive, flow, ...chooseWalks(drive, flow) };
});

describe.each(chosen)("the drive of $drive.flow", ({ drive, flow, lost }) => {
  it("plays every example of the catalogue, or says why not", () => {
    expect(silentExamples(drive, flow)).toEqual([]);
  });

  it("gives a reason only for what the flow has", () => {
    expect(staleReasons(drive, flow)).toEqual([]);
  });

  it("says what a person sees in every leaf state, or why nobody can be brought there", () => {
    const states = seenStates(drive, flow);
    expect(states.filter((state) => !(state in drive.arrived))).toEqual([]);
    expect(lost).toEqual([]);
  });

  it("begins from every input, or says why not", () => {
    const inputs = Object.keys(flow.inputs).filter((input) => !(input in drive.prepare));
    expect(inputs.filter((input) => !(input in drive.notDriven))).toEqual([]);
  });
});

it("every flow that has a machine is played", () => {
  expect(flows.map(({ id }) => id).filter((id) => !(id in drives))).toEqual([]);
});

it("the list of walks is what the engine finds now", async () => {
  const text = writeWalks(
    chosen.flatMap(({ drive, walks }) => walks.map((walk) => ({ flow: drive.flow, ...walk }))),
  );
  await expect(text).toMatchFileSnapshot("walks.txt");
});
