import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "./signIn.machine";
import type { SignInContext, SignInInput } from "./signIn.setup";

/** What a screen sees of the machine. */
export type SignInView = Pick<SnapshotFrom<typeof signInMachine>, "context" | "matches" | "can" | "hasTag">;

export const startingContext = (input: SignInInput): SignInContext => ({
  start: input.start ?? "form",
  email: input.email ?? "",
  hasSentCode: false,
  passkey: null,
  confirmBy: input.confirmBy ?? "email",
  sentTo: input.sentTo ?? null,
  hasForgotten: input.hasForgotten ?? false,
  notice: input.notice ?? null,
  resetNotice: null,
  resetEmail: input.email ?? "",
  cleared: { password: 0, code: 0 },
  signedIn: null,
});

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
