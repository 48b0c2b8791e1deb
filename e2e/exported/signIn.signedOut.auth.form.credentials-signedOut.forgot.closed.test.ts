import { flowOf } from "@amberline/flow-lab/flows";
import { replay, stateKeyOf } from "@amberline/flow-lab/engine";
import { expect, it } from "vitest";

it("signIn, form: comes to signedOut.auth.form.credentials+signedOut.forgot.closed", () => {
  const flow = flowOf("signIn");
  if (!flow) throw new Error("There is no flow signIn.");
  const steps = ["credentials.submit", "login=BADPASS"];
  const { moments, refused } = replay(flow, "form", steps);
  expect(refused).toBeNull();
  expect(moments.map(({ snapshot }) => stateKeyOf(snapshot))).toEqual([
    "signedOut.auth.form.credentials+signedOut.forgot.closed",
    "signedOut.auth.submitting+signedOut.forgot.closed",
    "signedOut.auth.form.credentials+signedOut.forgot.closed",
  ]);
});
