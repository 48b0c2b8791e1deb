import { generateSync, ScureBase32Plugin, verifySync } from "otplib";
import { ownBank } from "../../bank";
import { type Db } from "../../ledger";
import { type Random } from "../../secrets/random";
import { type Sealed, type Sealing } from "../../secrets/sealing";
import { type Verdict } from "./throttle";

/** RFC 6238 with the parameters every authenticator app supports: SHA-1, six digits, 30 seconds. */
const parameters = { algorithm: "sha1", digits: 6, period: 30 } as const;

export const totpStepMs = 30_000;

export const totpAbout = (ownerId: string): string => `totp:${ownerId}`;

/** 160 bits, as RFC 4226 (section 4, R6) recommends, in base32. */
export const newTotpSecret = (random: Random): string => new ScureBase32Plugin().encode(random(20));

/** A secret as the database has it, active or being set up. */
export const sealTotp = (keys: Sealing, ownerId: string, secret: string): Sealed =>
  keys.seal(secret, totpAbout(ownerId));

export const openTotp = (keys: Sealing, ownerId: string, sealed: Sealed): string =>
  keys.open(sealed, totpAbout(ownerId));

/** The otpauth: address of the QR code. Names every parameter, as not every app knows the defaults. */
export function totpAddress(secret: string, account: string): string {
  const issuer = encodeURIComponent(ownBank.name);
  const { algorithm, digits, period } = parameters;
  const settings = `algorithm=${algorithm.toUpperCase()}&digits=${digits}&period=${period}`;
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}&${settings}`;
}

const currentStep = (now: number) => Math.floor(now / totpStepMs);

export const totpCode = (secret: string, step: number): string =>
  generateSync({ ...parameters, secret, epoch: step * 30 });

/** The step of a code: of now, one before or one after; null for other codes. */
export function totpStepOf(secret: string, code: string, now: number, epochTolerance = 30): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now / 1000);
  const found = verifySync({ ...parameters, secret, token: code, epoch, epochTolerance });
  return found.valid && "timeStep" in found ? found.timeStep : null;
}

export interface TotpOwner {
  id: string;
  totp_secret: Sealed | null;
  totp_last_step: number | null;
}

/**
 * Judges a code as `totpStepOf` does, without consuming it; the code of the step `shown` is as good. The step is null
 * unless the code is right.
 */
export function judgeTotp(
  keys: Sealing,
  { id, totp_secret: sealed, totp_last_step: last }: TotpOwner,
  ...[code, now, shown = null]: [code: string, now: number, shown?: number | null]
): { verdict: Verdict; step: number | null } {
  const secret = sealed === null ? null : openTotp(keys, id, sealed);
  const step =
    secret === null
      ? null
      : (totpStepOf(secret, code, now) ??
        (shown === null ? null : totpStepOf(secret, code, shown * totpStepMs, 0)));
  if (step === null) return { verdict: "wrongCode", step };
  return last === null || step > last ? { verdict: "right", step } : { verdict: "usedCode", step: null };
}

/** Consumes a step. False if it, or a later one, was used before; of two concurrent calls only one gets true. */
export async function consumeTotpStep(
  db: Db,
  { of, id }: { of: "logins" | "operators"; id: string },
  step: number,
): Promise<boolean> {
  const used = await db
    .updateTable(of)
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .where((row) => row.or([row("totp_last_step", "is", null), row("totp_last_step", "<", step)]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** For testers: the earliest acceptable code that is unused. */
export function nextTotpCode(secret: string, lastStep: number | null, now: number) {
  const step = Math.max(currentStep(now) - 1, (lastStep ?? 0) + 1);
  const usableAt = (step - 1) * totpStepMs;
  const endsAt = (step + 2) * totpStepMs;
  return {
    code: totpCode(secret, step),
    /** Milliseconds until it is accepted; zero if it already is. */
    usableInMs: Math.max(0, usableAt - now),
    /** Whole seconds for which it is still accepted. */
    secondsLeft: Math.floor((endsAt - now) / 1000),
  };
}
