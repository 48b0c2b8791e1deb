import { STEP_UP_REQUIRED } from "@amberline/api/contract";
import { type Caller } from "../../http/caller";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Proof } from "../auth/proof";
import { isSteppedUp, stepUpLifeMs, type SteppedUp } from "../auth/stepUp";
import { type Verdict } from "../auth/throttle";
import { consumeTotpStep, judgeTotp, totpStepMs, type TotpOwner } from "../auth/totp";
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
  login: TotpOwner,
  code: string,
  now: number,
  shown: number | null = null,
): Promise<Judged> {
  const { verdict, step } = judgeTotp(parts.sealing, login, code, now, shown);
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
 * A code of a login with two-factor on, for a change that needs a step-up, ready to be consumed. Without the step-up it
 * is refused, and a right code of the app is remembered: after the step-up that session may send it once more.
 */
export async function proofOf(
  parts: Pick<Parts, "db" | "passwords" | "sealing">,
  caller: Caller,
  ...[act, code, now]: [act: SteppedUp, code: string, now: number]
): Promise<Proof> {
  const { db, sealing } = parts;
  const { shown, ...login } = await db
    .selectFrom("sessions")
    .innerJoin("logins", "logins.id", "sessions.login_id")
    .select(["logins.id", "totp_secret", "totp_last_step", "totp_shown_step as shown"])
    .where("sessions.id", "=", caller.sessionId)
    .executeTakeFirstOrThrow();
  if (!(await isSteppedUp(db, caller, act, now))) {
    const { step } = judgeTotp(sealing, login, code, now);
    await db
      .updateTable("sessions")
      .set({ totp_shown_step: step })
      .where("id", "=", caller.sessionId)
      .execute();
    refuse(STEP_UP_REQUIRED);
  }
  const isRecent = shown !== null && shown * totpStepMs > now - stepUpLifeMs;
  const { verdict, factor } = await judgeFactor(parts, login, code, now, isRecent ? shown : null);
  return { verdict, use: async (trx) => factor !== null && consumeFactor(trx, caller.id, factor, now) };
}
