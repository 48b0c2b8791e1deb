import type { DebitRule, MandateLimit } from "@amberline/domain/directDebits";
import type { LimitsToday, PaymentLimits } from "@amberline/domain/limits";
import {
  STEP_UP_REQUIRED,
  type Calls,
  type PASSKEY_REFUSED,
  type RequestOf,
  type ResponseOf,
} from "../contract";
import { challengeAnswer } from "../contract/challengeAnswer";
import { challengeCreate } from "../contract/challengeCreate";
import { limitsInfo, limitsUpdate } from "../contract/limits";
import { passkeyBegin } from "../contract/passkeyBegin";
import { passkeyCreate } from "../contract/passkeyCreate";
import { passkeyDelete } from "../contract/passkeyDelete";
import { passkeyList } from "../contract/passkeyList";
import { passkeyRename } from "../contract/passkeyRename";
import { passwordChange } from "../contract/passwordChange";
import { recoveryCodesCreate } from "../contract/recoveryCodesCreate";
import { sessionList } from "../contract/sessionList";
import { sessionRevoke } from "../contract/sessionRevoke";
import { signInDisown } from "../contract/signInDisown";
import { signInList } from "../contract/signInList";
import { stepUp } from "../contract/stepUp";
import { twoFactorSetup } from "../contract/twoFactorSetup";
import { twoFactorUpdate } from "../contract/twoFactorUpdate";
import { verificationLink } from "../contract/verificationLink";
import { verificationToken } from "../contract/verificationToken";
import type {
  ClosingAsked,
  Mandate,
  Passkey,
  SignedInDevice,
  SignInPage,
  TrustLimits,
  TwoFactorSecret,
} from "./model";
import { mapOutcome, type Failure, type Outcome } from "./outcome";
import { readDevice, readLimits, readPasskey, readSignIn, writeLimits } from "./translate";
import { translated, Untranslatable } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const recoveryCodesIn = (outcome: Outcome<ResponseOf<Calls["twoFactorUpdate"]>>) =>
  mapOutcome(outcome, ({ recovery_codes: recoveryCodes }) => ({ recoveryCodes: recoveryCodes ?? [] }));

/** A token has no spaces or markup; anything else is an error page with HTTP 200. */
const readToken = (text: string) => {
  if (!/^[\w.=+/~-]+$/.test(text)) throw new Untranslatable("Not a token.");
  return text;
};

/** A change of how the account is protected, by the name of its call. */
export type SteppedUpAct = RequestOf<Calls["stepUp"]>["act"];
/** What a code can be sent for. */
export type ActName = RequestOf<Calls["challengeCreate"]>["act"];

/** What may be collected from the account after a change. */
export type DebitAgreement =
  | { rule: DebitRule }
  | { mandate: Pick<Mandate, "creditor" | "reference">; limit: MandateLimit };

/** Whom small payments are made to without a code after a change. */
export interface TrustAgreement {
  payee: { name: string; account: string };
  limits: TrustLimits;
}

/** What a closed account pays out, and to whom. */
export interface ClosingAgreement {
  closing: Pick<ClosingAsked, "amount" | "to">;
}

/** What a step-up is for. */
export interface AskedStepUp {
  act: SteppedUpAct;
  /** Of an act whose step-up allows one change alone, and what that is. */
  subject?: string;
  agreement?: DebitAgreement | TrustAgreement | ClosingAgreement;
}

/** Has the customer prove once more who is there, so that one change is allowed. False if they give up. */
export type ProveAgain = (asked: AskedStepUp, signal: AbortSignal | undefined) => Promise<boolean>;

const unproven: Failure = { ok: false, problem: "unproven" };

/** What is left of the codes of a call once the step-up is done. */
type Proven<T, Code extends string> = Outcome<T, Exclude<Code, typeof STEP_UP_REQUIRED | "other">>;

/** Null if the provider first wants to know who is there. */
function unlessStepUp<T, Code extends string>(outcome: Outcome<T, Code>): Proven<T, Code> | null {
  return !outcome.ok && outcome.problem === "refused" && outcome.code === STEP_UP_REQUIRED
    ? null
    : (outcome as Proven<T, Code>);
}

/** How the customer agrees to an act. */
export interface SentCode {
  /** Where the code went; null if the act needs none, or the authenticator app shows it, or a passkey signs. */
  sentTo: string | null;
  /** What a passkey is to sign, as JSON; null if a code is taken. */
  passkey: string | null;
}

/** Without such a call the provider answers that there is none. */
const isMissing = (outcome: Outcome<unknown>) =>
  !outcome.ok && outcome.problem === "failed" && [404, 405].includes(outcome.status);

/** A provider that sends no codes for single acts has no such call. */
const isNotOffered = (outcome: Outcome<unknown>) =>
  !outcome.ok && (outcome.problem === "unreadable" || isMissing(outcome));

/** Makes a change, once more if the provider first wants to know who is there. */
export async function proven<T, Code extends string>(
  proveAgain: ProveAgain,
  asked: SteppedUpAct | AskedStepUp,
  change: () => Promise<Outcome<T, Code>>,
  { signal }: RequestOptions,
): Promise<Proven<T, Code>> {
  const outcome = unlessStepUp(await change());
  if (outcome) return outcome;
  const whole = typeof asked === "string" ? { act: asked } : asked;
  return (await proveAgain(whole, signal)) ? (unlessStepUp(await change()) ?? unproven) : unproven;
}

export const identityCalls = (send: Send, proveAgain: ProveAgain) => ({
  async changePassword(password: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    const change = () => send(passwordChange, { password }, options);
    return mapOutcome(await proven(proveAgain, "passwordChange", change, options), () => true as const);
  },

  async beginTwoFactor(options: RequestOptions = {}): Promise<Outcome<TwoFactorSecret>> {
    const begin = () => send(twoFactorSetup, {}, options);
    return mapOutcome(
      await proven(proveAgain, "twoFactorSetup", begin, options),
      ({ qrCodeUrl, secret }) => ({
        qrCode: qrCodeUrl,
        secret,
      }),
    );
  },

  /** Enabling returns the recovery codes, if the provider has any, this once. */
  async updateTwoFactor(request: { enable: boolean; code: string }, options: RequestOptions = {}) {
    const update = () => send(twoFactorUpdate, request, options);
    return recoveryCodesIn(await proven(proveAgain, "twoFactorUpdate", update, options));
  },

  async renewRecoveryCodes(code: string, options: RequestOptions = {}) {
    const renew = () => send(recoveryCodesCreate, { code }, options);
    return recoveryCodesIn(await proven(proveAgain, "recoveryCodesCreate", renew, options));
  },

  /**
   * Has the customer agree to one act alone, by a passkey or by a code that the provider sends; `subject` tells acts of
   * one name apart. Where the provider is known to have the call, an answer that there is none is a lost one.
   */
  async sendCode(
    act: ActName,
    subject: string | undefined,
    {
      by,
      isOffered = false,
      ...options
    }: RequestOptions & { by?: "code" | undefined; isOffered?: boolean } = {},
  ): Promise<Outcome<SentCode>> {
    const outcome = await send(challengeCreate, { act, subject, by }, options);
    if (!isOffered && isNotOffered(outcome)) return { ok: true, data: { sentTo: null, passkey: null } };
    return mapOutcome(outcome, ({ data }) => ({
      sentTo: data.sent_to ?? null,
      passkey: data.passkey ?? null,
    }));
  },

  /** The code of an act, for the answer of the passkey that was asked to sign it. */
  async answerPasskey(
    act: ActName,
    subject: string | undefined,
    answer: string,
    options: RequestOptions = {},
  ): Promise<Outcome<string, typeof PASSKEY_REFUSED>> {
    return mapOutcome(
      await send(challengeAnswer, { act, subject, answer }, options),
      ({ data }) => data.code,
    );
  },

  async passkeys(options: RequestOptions = {}): Promise<Outcome<Passkey[]>> {
    return translated(await send(passkeyList, {}, options), ({ data }) => data.map(readPasskey));
  },

  /** What a browser makes a new passkey of, as JSON. */
  async beginPasskey(options: RequestOptions = {}): Promise<Outcome<string>> {
    const begin = () => send(passkeyBegin, {}, options);
    return mapOutcome(await proven(proveAgain, "passkeyBegin", begin, options), ({ data }) => data.options);
  },

  async createPasskey(
    request: { name: string; answer: string },
    options: RequestOptions = {},
  ): Promise<Outcome<true, typeof PASSKEY_REFUSED>> {
    return mapOutcome(await send(passkeyCreate, request, options), () => true as const);
  },

  async renamePasskey(
    request: { id: string; name: string },
    options: RequestOptions = {},
  ): Promise<Outcome<true>> {
    return mapOutcome(await send(passkeyRename, request, options), () => true as const);
  },

  async deletePasskey(id: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    const remove = () => send(passkeyDelete, { id }, options);
    return mapOutcome(await proven(proveAgain, "passkeyDelete", remove, options), () => true as const);
  },

  /** Of the client's account, where its user has limits. */
  async limits(options: RequestOptions = {}): Promise<Outcome<LimitsToday>> {
    return translated(await send(limitsInfo, {}, options), readLimits);
  },

  async updateLimits(limits: PaymentLimits, options: RequestOptions = {}): Promise<Outcome<LimitsToday>> {
    const update = () => send(limitsUpdate, writeLimits(limits), options);
    return translated(await proven(proveAgain, "limitsUpdate", update, options), readLimits);
  },

  async stepUp(
    request: { act: SteppedUpAct; subject: string | undefined; password: string; code: string | undefined },
    options: RequestOptions = {},
  ): Promise<Outcome<true, "BADPASS" | "INCORRECT_2FA_CODE">> {
    return mapOutcome(await send(stepUp, request, options), () => true as const);
  },

  /** Unreadable if the provider returns nothing, or a page. */
  async verificationToken(options: RequestOptions = {}): Promise<Outcome<string>> {
    return translated(await send(verificationToken, {}, options), readToken);
  },

  async sendVerificationLink(memberUserId: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    const outcome = await send(verificationLink, { external_id: memberUserId }, options);
    return mapOutcome(outcome, () => true as const);
  },

  async devices(options: RequestOptions = {}): Promise<Outcome<SignedInDevice[]>> {
    return translated(await send(sessionList, {}, options), ({ data }) => data.map(readDevice));
  },

  /** From the newest, or from after the one `before` names. Empty for a provider that keeps none. */
  async signIns(before: string | null, options: RequestOptions = {}): Promise<Outcome<SignInPage>> {
    const outcome = await send(signInList, before === null ? {} : { before }, options);
    if (isMissing(outcome)) return { ok: true, data: { signIns: [], next: null } };
    return translated(outcome, ({ data, next }) => ({ signIns: data.map(readSignIn), next: next ?? null }));
  },

  /** Ends every session, this one too, and blocks signing in until the customer has set a new password. */
  async disownSignIn(id: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    return mapOutcome(await send(signInDisown, { id }, options), () => true as const);
  },

  /** Signs out another device, or all others if `id` is null. Returns how many. */
  async signOutDevices(id: string | null, options: RequestOptions = {}): Promise<Outcome<number>> {
    const revoke = () => send(sessionRevoke, id === null ? {} : { id }, options);
    return mapOutcome(await proven(proveAgain, "sessionRevoke", revoke, options), ({ revoked }) => revoked);
  },
});
