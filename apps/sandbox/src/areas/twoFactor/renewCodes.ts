import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type CallerAsk } from "../../http/handle";
import { type Parts } from "../../parts";
import { useStepUp } from "../auth/stepUp";
import { tell, type Letter } from "../notifications";
import { changeWithCode } from "./change";
import { proofOf } from "./factor";
import { newRecoveryCodes, replaceRecoveryCodes } from "./recoveryCodes";

/** /user/recovery_codes/create: requires a current code of the app or an old recovery code. */
export const renewRecoveryCodes =
  (parts: Parts) => async (ask: CallerAsk<typeof calls.recoveryCodesCreate>) => {
    const { caller, request, texts, now } = ask;
    if (!caller.two_factor) return { success: false, error: texts.twoFactorIsOff };
    const proof = await proofOf(parts, caller, "recoveryCodesCreate", request.code, now);
    const codes = proof.verdict === "right" ? await newRecoveryCodes(parts) : [];
    const change = await changeWithCode(parts, ask, proof, async (trx) => {
      await useStepUp(trx, caller, "recoveryCodesCreate", now);
      await audit(trx, { at: now, action: "recoveryCodes.renewed", loginId: caller.id });
      const letter: Letter = (each) => [each.recoveryCodesSubject, each.recoveryCodesBody];
      await tell(
        { ...parts, db: trx },
        { loginId: caller.id, kind: "security", otherwise: ask.language, letter },
        now,
      );
      return replaceRecoveryCodes(trx, parts, { loginId: caller.id, codes, now });
    });
    if ("error" in change) return { success: false, error: change.error };
    return { success: true, error: null, recovery_codes: change.made };
  };
