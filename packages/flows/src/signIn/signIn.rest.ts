import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "./signIn.machine";
import type { SignInInput } from "./signIn.setup";
import { startingContext } from "./signIn.start";

/** What a screen sees of the machine. */
export type SignInView = Pick<SnapshotFrom<typeof signInMachine>, "context" | "matches" | "can" | "hasTag">;

/** What is shown before the machine's code has arrived: the form, or that the accounts are being opened. */
export function signInAtRest(input: SignInInput): SignInView {
  const context = startingContext(input);
  const auth = context.start === "form" ? "form" : "bootstrapping";
  return {
    context,
    matches: (state) =>
      typeof state === "object" && typeof state.signedOut === "object" && state.signedOut.auth === auth,
    can: () => true,
    hasTag: () => false,
  };
}
