import { flowOf } from "@amberline/flow-lab/flows";
import { replay, stateKeyOf } from "@amberline/flow-lab/engine";
import { expect, it } from "vitest";

it("send, private: comes to nameCheck", () => {
  const flow = flowOf("send");
  if (!flow) throw new Error("There is no flow send.");
  const steps = ["order.submit+order.amount=12.34", "+1s", "create=vop.NMTC"];
  const { moments, refused } = replay(flow, "private", steps);
  expect(refused).toBeNull();
  expect(moments.map(({ snapshot }) => stateKeyOf(snapshot))).toEqual([
    "editing",
    "creating",
    "creating",
    "nameCheck",
  ]);
});
