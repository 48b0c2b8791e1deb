import { type Db } from "../../ledger";
import { type Proof } from "../auth/proof";
import { stepUpLifeMs } from "../auth/stepUp";
import { consumeTotpStep, totpStepOf } from "../auth/totp";
import { findRecoveryCode, consumeRecoveryCode } from "./recoveryCodes";

/** A step of the authenticator app, or a recovery code. */
export type Factor = { kind: "totp"; step: number } | { kind: "recovery"; codeId: string };

/** Recognises a code of a login with two-factor on, without consuming it; null for other texts. */
export async function recogniseFactor(
  db: Db,
  login: { id: string; totp_secret: string | null },
  code: string,
  now: number,
  since = now,
): Promise<Factor | null> {
  const step = login.totp_secret === null ? null : totpStepOf(login.totp_secret, code, now, since);
  if (step !== null) return { kind: "totp", step };
  const codeId = await findRecoveryCode(db, login.id, code);
  return codeId === null ? null : { kind: "recovery", codeId };
}

/** False if the code was used before; of several concurrent calls only one gets true. */
export const consumeFactor = (db: Db, loginId: string, factor: Factor, now: number): Promise<boolean> =>
  factor.kind === "totp"
    ? consumeTotpStep(db, loginId, factor.step)
    : consumeRecoveryCode(db, factor.codeId, now);

/**
 * A code of a login with two-factor on, ready to be consumed; null for other texts. It may have been typed before the
 * step-up that its change requires.
 */
export async function proofOf(db: Db, loginId: string, code: string, now: number): Promise<Proof | null> {
  const login = await db
    .selectFrom("logins")
    .select(["id", "totp_secret"])
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  const factor = await recogniseFactor(db, login, code, now, now - stepUpLifeMs);
  return factor && { use: (trx) => consumeFactor(trx, loginId, factor, now) };
}
