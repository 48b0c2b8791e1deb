import type { RequestOf } from "../contract/call";
import { loginBlock } from "../contract/loginBlock";
import { loginChallenge } from "../contract/loginChallenge";
import { loginPasskey } from "../contract/loginPasskey";
import { register } from "../contract/register";
import { resetConfirm } from "../contract/resetConfirm";
import type { SignUpDraft } from "./model";
import { mapOutcome } from "./outcome";
import { readTokens, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const writeSignUp = (registration: SignUpDraft): RequestOf<typeof register> => ({
  first_name: registration.firstName,
  last_name: registration.lastName,
  login: registration.email,
  phone: registration.phone || undefined,
  country: registration.country,
  city: registration.city,
  zip_code: registration.zip,
  street: registration.street,
  password: registration.password,
  confirm_password: registration.password,
  agree: true,
});

/** For people who are not signed in: sign-up, password reset, passkeys and the block of a login. */
export const newcomerCalls = (send: Send) => ({
  /** The token is only good for confirming the address. */
  async register(registration: SignUpDraft, options: RequestOptions = {}) {
    return translated(await send(register, writeSignUp(registration), options), readTokens);
  },

  /** What a passkey is to sign, as JSON. */
  async passkeyChallenge(options: RequestOptions = {}) {
    return mapOutcome(await send(loginChallenge, {}, options), ({ data }) => data.options);
  },

  async loginWithPasskey(answer: string, options: RequestOptions = {}) {
    return translated(await send(loginPasskey, { answer }, options), readTokens);
  },

  async blockLogin(request: { email: string; password: string }, options: RequestOptions = {}) {
    const { email: login, password } = request;
    return mapOutcome(await send(loginBlock, { login, password }, options), () => true as const);
  },

  async confirmReset(
    request: { email: string; code: string; password: string },
    options: RequestOptions = {},
  ) {
    return mapOutcome(await send(resetConfirm, request, options), () => true as const);
  },
});
