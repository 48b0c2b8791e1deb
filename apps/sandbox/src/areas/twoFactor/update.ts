import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Sealed } from "../../secrets/sealing";
import { revokeOtherSessions } from "../auth/otherSessions";
import { type Proof } from "../auth/proof";
import { useStepUp } from "../auth/stepUp";
import { openTotp, totpStepOf } from "../auth/totp";
import { tell, type Letter } from "../notifications";
import { changeWithCode } from "./change";
import { proofOf } from "./factor";
import { forgetRecoveryCodes, newRecoveryCodes, replaceRecoveryCodes } from "./recoveryCodes";
import { endSetup, pendingSecret } from "./setup";

type UpdateAsk = CallerAsk<typeof calls.twoFactorUpdate>;
type Setting = { two_factor: boolean; totp_secret: Sealed | null; totp_last_step: number | null };

const failed = (error: string) => ({ success: false, error });

async function setTwoFactor(trx: Db, { caller, now }: UpdateAsk, setting: Setting): Promise<void> {
  const { id: loginId, sessionId } = caller;
  await trx
    .updateTable("logins")
    .set({ ...setting, updated_at: instant(now) })
    .where("id", "=", loginId)
    .execute();
  const action = setting.two_factor ? "twoFactor.on" : "twoFactor.off";
  const signedOut = await revokeOtherSessions(trx, { loginId, sessionId, now, reason: action });
  await audit(trx, { at: now, action, loginId, detail: { signedOut } });
}

async function turnOn(parts: Parts, ask: UpdateAsk) {
  const { caller, request, texts, now } = ask;
  if (caller.two_factor) return failed(texts.twoFactorAlreadyOn);
  const secret = await pendingSecret(parts.db, caller.id, now);
  if (secret === null) return failed(texts.twoFactorSetupOver);
  const step = totpStepOf(openTotp(parts.sealing, caller.id, secret), request.code, now);
  const proof: Proof = {
    verdict: step === null ? "wrongCode" : "right",
    use: (trx) => endSetup(trx, caller.id, secret),
  };
  const codes = proof.verdict === "right" ? await newRecoveryCodes(parts) : [];
  const change = await changeWithCode(parts, ask, proof, async (trx) => {
    await setTwoFactor(trx, ask, { two_factor: true, totp_secret: secret, totp_last_step: step });
    const letter: Letter = (each) => [each.twoFactorOnSubject, each.twoFactorOnBody];
    await tell(
      { ...parts, db: trx },
      { loginId: caller.id, kind: "security", otherwise: ask.language, letter },
      now,
    );
    return replaceRecoveryCodes(trx, parts, { loginId: caller.id, codes, now });
  });
  if ("error" in change) return failed(change.error);
  return { success: true, error: null, recovery_codes: change.made };
}

async function turnOff(parts: Parts, ask: UpdateAsk) {
  const { caller, request, texts, now } = ask;
  if (!caller.two_factor) return failed(texts.twoFactorIsOff);
  const proof = await proofOf(parts, caller, "twoFactorUpdate", request.code, now);
  const change = await changeWithCode(parts, ask, proof, async (trx) => {
    await useStepUp(trx, caller, "twoFactorUpdate", now);
    await setTwoFactor(trx, ask, { two_factor: false, totp_secret: null, totp_last_step: null });
    await forgetRecoveryCodes(trx, caller.id);
    await trx.deleteFrom("passkeys").where("login_id", "=", caller.id).execute();
    const letter: Letter = (each) => [each.twoFactorOffSubject, each.twoFactorOffBody];
    await tell(
      { ...parts, db: trx },
      { loginId: caller.id, kind: "security", otherwise: ask.language, letter },
      now,
    );
  });
  if ("error" in change) return failed(change.error);
  return { success: true, error: null };
}

/**
 * /user/two_factor_update: on with a code of the secret being set up, off with a code of the active one or a recovery
 * code, after a step-up. Both end the login's other sessions and notify the customer.
 */
export const updateTwoFactor = (parts: Parts) => async (ask: UpdateAsk) => {
  const answer = await (ask.request.enable ? turnOn(parts, ask) : turnOff(parts, ask));
  await parts.pubsub.publish(ask.caller.id);
  return answer;
};
