import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { signInFlow } from "./signIn.flow";

/** Signing in takes opened accounts, and a code is asked for only when the provider asked. */
function asksAndOpensOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const past = steps.slice(0, at);
    if (snapshot.matches("signedIn")) expect(past.at(-1)).toBe("openAccounts=ok");
    if (snapshot.matches({ signedOut: { auth: { form: "withCode" } } }))
      expect(past).toSatisfy(
        () => past.includes("login=INCORRECT_2FA_CODE") || past.includes("login=passkeyAsked"),
      );
  });
}

describeFlow(signInFlow, {
  secrets: ["Parole123", "246810", "135790"],
  invariant: asksAndOpensOnlyWhenTold,
});
