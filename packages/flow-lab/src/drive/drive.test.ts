import { describe, expect, it } from "vitest";
import { typedByDrive } from "../engine/exports/unplayed";
import { flows } from "../flows";
import { chooseWalks, seenStates, silentExamples, staleReasons, writeWalks } from "./choose";
import { drives } from "./drives";

const chosen = flows.flatMap((flow) => {
  const drive = drives[flow.id];
  return drive ? [{ id: flow.id, drive, flow, ...chooseWalks(drive, flow) }] : [];
});

it("every flow that has a machine is played", () => {
  expect(Object.keys(drives).sort()).toEqual(flows.map(({ id }) => id).sort());
});

describe.each(chosen)("the drive of $id", ({ id, drive, flow, lost, walks }) => {
  it("plays every example of the catalogue, or says why not", () => {
    expect(silentExamples(drive, flow)).toEqual([]);
  });

  it("gives a reason only for what the flow has", () => {
    expect(staleReasons(drive, flow)).toEqual([]);
  });

  it("checks what is visible in every leaf state, or says why it cannot be reached", () => {
    const states = seenStates(drive, flow);
    expect(states.filter((state) => !(state in drive.arrived))).toEqual([]);
    expect(lost).toEqual([]);
  });

  it("starts from every input, or says why not", () => {
    const inputs = Object.keys(flow.inputs).filter((input) => !(input in drive.prepare));
    expect(inputs.filter((input) => !(input in drive.notDriven))).toEqual([]);
  });

  it("plays the walks that the engine finds now", async () => {
    await expect(writeWalks(walks)).toMatchFileSnapshot(`../${id}/walks.txt`);
  });
});

it("an exported walk knows which values the drive types into the real app", () => {
  const typed = Object.entries(drives).flatMap(([id, drive]) => (drive.typed ? [[id, drive.typed]] : []));
  expect(Object.fromEntries(typed)).toEqual(typedByDrive);
});
