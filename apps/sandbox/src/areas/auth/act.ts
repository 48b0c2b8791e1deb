import { PASSKEY_REFUSED, type calls, type RequestOf } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Caller } from "../../http/caller";
import { inTransaction } from "../../ledger";
import { type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { shownAddress } from "./confirmation";
import { type Addresses } from "../identity";
import { askPasskey, hasAgreed } from "../passkeys/agree";
import { codeLifeMs, consumeCode, issueCode, makeCode, recogniseCode } from "./codes";
import { type Proof } from "./proof";

export type ActName = RequestOf<typeof calls.challengeCreate>["act"];

/** What a customer agrees to with one code; nothing else can be done with that code. */
export interface Act {
  /** Names everything that is agreed to: another payee, amount or fee is another subject. */
  subject: string;
  /** What the code is for, after "to". */
  purpose(texts: Catalogue, language: Language): string;
}

/** Finds the act a challenge names. Refuses one that cannot be agreed to; null if it needs no code. */
export type FindAct = (
  ask: CallerAsk<typeof calls.challengeCreate | typeof calls.challengeAnswer | typeof calls.stepUp>,
) => Promise<Act | null>;

/** To the phone, if the customer has shown that it is theirs. */
const addressee = (caller: Caller): Caller => ({
  ...caller,
  confirm_by: caller.phone !== null && caller.phone_confirmed ? "phone" : "email",
});

type Acts = Record<ActName, FindAct>;

/**
 * /user/challenge: has a passkey of this site sign the act, if there is one and no code is asked for, else sends its
 * code, unless one was sent just now.
 */
export const sendChallenge =
  (parts: Parts, addresses: Addresses, acts: Acts) =>
  async (ask: CallerAsk<typeof calls.challengeCreate>) => {
    const { request, texts, language, now } = ask;
    const act = await acts[request.act](ask);
    if (!act) return { data: { sent_to: null } };
    const wantsPasskey =
      parts.consentBy !== "codes" && (request.by !== "code" || parts.consentBy === "passkeys");
    const asked = wantsPasskey ? await askPasskey(parts, addresses, { ...ask, ...act }) : null;
    if (asked !== null && request.by === "code") return refuse(texts.passkeyNeeded);
    if (asked !== null) return { data: { sent_to: null, passkey: asked } };
    const caller = addressee(ask.caller);
    const { id: loginId, email, phone } = caller;
    const made = await inTransaction(parts.db, async (trx) => {
      const code = await makeCode(
        { ...parts, db: trx },
        { loginId, purpose: "act", subject: act.subject, now },
      );
      if (typeof code !== "object") return code;
      await audit(trx, { at: now, action: "challenge.sent", loginId, detail: { act: request.act } });
      const body = texts.actBody(code.code, act.purpose(texts, language));
      await parts.mailer.send(trx, {
        loginId,
        ...(caller.confirm_by === "phone"
          ? { channel: "sms", recipient: phone ?? "", body: `${body} ${texts.smsRisk}` }
          : { channel: "email", recipient: email, body }),
        texts,
        subject: texts.actSubject,
        usefulUntil: now + codeLifeMs,
      });
      return code;
    });
    if (made === "too many") return refuse(texts.tooManyCodes);
    return { data: { sent_to: shownAddress(caller) } };
  };

/** /user/challenge/answer: the code of the act, for the signature of a passkey that agrees to it. */
export const answerChallenge =
  (parts: Parts, addresses: Addresses, acts: Acts) =>
  async (ask: CallerAsk<typeof calls.challengeAnswer>) => {
    const { caller, request, now } = ask;
    const { id: loginId } = caller;
    const act = await acts[request.act](ask);
    const detail = { act: request.act };
    if (!act || !(await hasAgreed(parts, addresses, { ...ask, ...act }, request.answer))) {
      await audit(parts.db, { at: now, action: "challenge.passkeyRefused", loginId, detail });
      return refuse(PASSKEY_REFUSED);
    }
    await audit(parts.db, { at: now, action: "challenge.passkeyAgreed", loginId, detail });
    const code = await inTransaction(parts.db, (db) =>
      issueCode({ ...parts, db }, { loginId, purpose: "act", subject: act.subject, now }),
    );
    return { data: { code } };
  };

/** The code that was sent for an act, ready to be consumed. */
export async function proofOfAct(
  parts: Pick<Parts, "db" | "sealing">,
  { caller: { id: loginId }, now }: { caller: Pick<Caller, "id">; now: number },
  { subject }: Pick<Act, "subject">,
  code: string,
): Promise<Proof> {
  const { verdict, id } = await recogniseCode(parts, { loginId, purpose: "act", subject, now, code });
  return { verdict: verdict === "spent" ? "wrongCode" : verdict, use: (trx) => consumeCode(trx, id, now) };
}
