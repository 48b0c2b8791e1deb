import { calls, type Calls, type ResponseOf } from "../contract";
import type { SignedInDevice, TwoFactorSecret } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readDevice } from "./translate";
import { translated, Untranslatable } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const recoveryCodesIn = (outcome: Outcome<ResponseOf<Calls["twoFactorUpdate"]>>) =>
  mapOutcome(outcome, ({ recovery_codes: recoveryCodes }) => ({ recoveryCodes: recoveryCodes ?? [] }));

/** A token has no spaces or markup; anything else is an error page with HTTP 200. */
const readToken = (text: string) => {
  if (!/^[\w.=+/~-]+$/.test(text)) throw new Untranslatable("Not a token.");
  return text;
};

export const identityCalls = (send: Send) => ({
  async changePassword(password: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    return mapOutcome(await send(calls.passwordChange, { password }, options), () => true as const);
  },

  async beginTwoFactor(options: RequestOptions = {}): Promise<Outcome<TwoFactorSecret>> {
    return mapOutcome(await send(calls.twoFactorSetup, {}, options), ({ qrCodeUrl, secret }) => ({
      qrCode: qrCodeUrl,
      secret,
    }));
  },

  /** Enabling returns the recovery codes, if the provider has any, this once. */
  async updateTwoFactor(request: { enable: boolean; code: string }, options: RequestOptions = {}) {
    return recoveryCodesIn(await send(calls.twoFactorUpdate, request, options));
  },

  async renewRecoveryCodes(code: string, options: RequestOptions = {}) {
    return recoveryCodesIn(await send(calls.recoveryCodesCreate, { code }, options));
  },

  /** Unreadable if the provider returns nothing, or a page. */
  async verificationToken(options: RequestOptions = {}): Promise<Outcome<string>> {
    return translated(await send(calls.verificationToken, {}, options), readToken);
  },

  async sendVerificationLink(memberUserId: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    const outcome = await send(calls.verificationLink, { external_id: memberUserId }, options);
    return mapOutcome(outcome, () => true as const);
  },

  async devices(options: RequestOptions = {}): Promise<Outcome<SignedInDevice[]>> {
    return translated(await send(calls.sessionList, {}, options), ({ data }) => data.map(readDevice));
  },

  /** Signs out another device, or all others if `id` is null. Returns how many. */
  async signOutDevices(id: string | null, options: RequestOptions = {}): Promise<Outcome<number>> {
    const outcome = await send(calls.sessionRevoke, id === null ? {} : { id }, options);
    return mapOutcome(outcome, ({ revoked }) => revoked);
  },
});
