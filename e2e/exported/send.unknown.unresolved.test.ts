import { flowOf } from "@amberline/flow-lab/flows";
import { replay, stateKeyOf } from "@amberline/flow-lab/engine";
import { expect, it } from "vitest";

it("send, private: comes to unknown.unresolved", () => {
  const flow = flowOf("send");
  if (!flow) throw new Error("There is no flow send.");
  const steps = [
    "order.submit",
    "create=vop.NMTC",
    "name.confirm",
    "code.submit",
    "resend=net",
    "reconcile=none",
    "+recheck",
    "reconcile=none",
    "+recheck",
    "reconcile=none",
    "+recheck",
    "reconcile=none",
  ];
  const { moments, refused } = replay(flow, "private", steps);
  expect(refused).toBeNull();
  expect(moments.map(({ snapshot }) => stateKeyOf(snapshot))).toEqual([
    "editing",
    "creating",
    "nameCheck",
    "twoFactor",
    "resending",
    "unknown.checking",
    "unknown.waiting",
    "unknown.checking",
    "unknown.waiting",
    "unknown.checking",
    "unknown.waiting",
    "unknown.checking",
    "unknown.unresolved",
  ]);
});
