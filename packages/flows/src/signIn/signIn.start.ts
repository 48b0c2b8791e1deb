import type { SignInContext, SignInInput } from "./signIn.setup";

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
