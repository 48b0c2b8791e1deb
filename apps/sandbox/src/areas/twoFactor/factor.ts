import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Sealed } from "../../secrets/sealing";
import { type Proof } from "../auth/proof";
import { stepUpLifeMs } from "../auth/stepUp";
import { type Verdict } from "../auth/throttle";
import { consumeTotpStep, judgeTotp } from "../auth/totp";
import { findRecoveryCode, consumeRecoveryCode } from "./recoveryCodes";

/** A step of the authenticator app, or a recovery code. */
export type Factor = { kind: "totp"; step: number } | { kind: "recovery"; codeId: string };

/** A code as typed; the factor is null unless it is right. */
export interface Judged {
  verdict: Verdict;
  factor: Factor | null;
}

/** Judges a code of a login with two-factor on, without consuming it. */
export async function judgeFactor(
  parts: Pick<Parts, "db" | "passwords" | "sealing">,
  login: { id: string; totp_secret: Sealed | null; totp_last_step: number | null },
  code: string,
  now: number,
  since = now,
): Promise<Judged> {
  const { verdict, step } = judgeTotp(parts.sealing, login, code, now, since);
  if (step !== null) return { verdict, factor: { kind: "totp", step } };
  const found = await findRecoveryCode(parts, login.id, code);
  if (!found) return { verdict, factor: null };
  return found.isUsed
    ? { verdict: "usedCode", factor: null }
    : { verdict: "right", factor: { kind: "recovery", codeId: found.id } };
}

/** False if the code was used before; of several concurrent calls only one gets true. */
export const consumeFactor = (db: Db, loginId: string, factor: Factor, now: number): Promise<boolean> =>
  factor.kind === "totp"
    ? consumeTotpStep(db, { of: "logins", id: loginId }, factor.step)
    : consumeRecoveryCode(db, factor.codeId, now);

/**
 * A code of a login with two-factor on, ready to be consumed. It may have been typed before the
 * step-up that its change requires.
 */
export async function proofOf(
  parts: Pick<Parts, "db" | "passwords" | "sealing">,
  loginId: string,
  code: string,
  now: number,
): Promise<Proof> {
  const login = await parts.db
    .selectFrom("logins")
    .select(["id", "totp_secret", "totp_last_step"])
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  const { verdict, factor } = await judgeFactor(parts, login, code, now, now - stepUpLifeMs);
  return { verdict, use: async (trx) => factor !== null && consumeFactor(trx, loginId, factor, now) };
}
