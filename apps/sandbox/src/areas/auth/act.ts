import { type calls, type RequestOf } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Caller } from "../../http/caller";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { shownAddress } from "./confirmation";
import { consumeCode, makeCode, recogniseCode } from "./codes";
import { type Proof } from "./proof";

export type ActName = RequestOf<typeof calls.challengeCreate>["act"];

/** What a customer agrees to with one code; nothing else can be done with that code. */
export interface Act {
  /** Names everything that is agreed to: another payee, amount or fee is another subject. */
  subject: string;
  /** What the code is for, after "to". */
  purpose(texts: Catalogue): string;
}

/** Finds the act a challenge names. Refuses one that cannot be agreed to; null if it needs no code. */
export type FindAct = (ask: CallerAsk<typeof calls.challengeCreate>) => Promise<Act | null>;

/** To the phone, if the customer has shown that it is theirs. */
const addressee = (caller: Caller): Caller => ({
  ...caller,
  confirm_by: caller.phone !== null && caller.phone_confirmed ? "phone" : "email",
});

/** /user/challenge: sends the code of an act, unless one was sent just now. */
export const sendChallenge =
  (parts: Parts, acts: Record<ActName, FindAct>) => async (ask: CallerAsk<typeof calls.challengeCreate>) => {
    const { request, texts, now } = ask;
    const act = await acts[request.act](ask);
    if (!act) return { data: { sent_to: null } };
    const caller = addressee(ask.caller);
    const { id: loginId, email, phone } = caller;
    const made = await makeCode(parts, { loginId, purpose: "act", subject: act.subject, now });
    if (made === "too many") return refuse(texts.tooManyCodes);
    if (made !== "just sent") {
      await audit(parts.db, { at: now, action: "challenge.sent", loginId, detail: { act: request.act } });
      await parts.mailer.send({
        loginId,
        channel: caller.confirm_by === "phone" ? "sms" : "email",
        recipient: caller.confirm_by === "phone" ? (phone ?? "") : email,
        subject: texts.actSubject,
        body: texts.actBody(made.code, act.purpose(texts)),
      });
    }
    return { data: { sent_to: shownAddress(caller) } };
  };

/** The code that was sent for an act, ready to be consumed. */
export async function proofOfAct(
  db: Db,
  { caller: { id: loginId }, now }: { caller: Pick<Caller, "id">; now: number },
  { subject }: Pick<Act, "subject">,
  code: string,
): Promise<Proof> {
  const { verdict, id } = await recogniseCode(db, { loginId, purpose: "act", subject, now, code });
  return { verdict: verdict === "spent" ? "wrongCode" : verdict, use: (trx) => consumeCode(trx, id, now) };
}
