import { type Times } from "./lifetime";

const signedInAt = Date.UTC(2026, 10, 21, 9);

/** A session some milliseconds after its token was issued. */
export const exampleSession = (age = 0): Times => ({
  tokenAt: signedInAt,
  inputAt: signedInAt + age,
  now: signedInAt + age,
  mono: age,
});
