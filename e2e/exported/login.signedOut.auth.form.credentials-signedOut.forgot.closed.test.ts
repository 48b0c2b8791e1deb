import { flowOf } from "@amberline/flows/specs";
import { replay, stateKeyOf } from "@amberline/flows/stepper";
import { expect, it } from "vitest";

it("login, form: comes to signedOut.auth.form.credentials+signedOut.forgot.closed", () => {
  const flow = flowOf("login");
  if (!flow) throw new Error("There is no flow login.");
  const steps = ["credentials.submit", "login=BADPASS"];
  const { moments, refused } = replay(flow.spec, "form", steps);
  expect(refused).toBeNull();
  expect(moments.map(({ snapshot }) => stateKeyOf(snapshot))).toEqual([
    "signedOut.auth.form.credentials+signedOut.forgot.closed",
    "signedOut.auth.submitting+signedOut.forgot.closed",
    "signedOut.auth.form.credentials+signedOut.forgot.closed",
  ]);
});
