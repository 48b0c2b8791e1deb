import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { type Caller } from "../../http/caller";
import { inTransaction } from "../../ledger";
import { codeLifeMs, makeCode, useCode } from "./codes";
import { extendSession } from "./sessions";

export type Addressee = Pick<Caller, "id" | "email" | "phone" | "confirm_by">;

/** Sends the confirmation code of a login, unless one was sent just now. */
export async function sendConfirmCode(
  parts: Parts,
  { id: loginId, email, phone, confirm_by: purpose }: Addressee,
  texts: Catalogue,
  now: number,
): Promise<void> {
  await inTransaction(parts.db, async (trx) => {
    const made = await makeCode({ ...parts, db: trx }, { loginId, purpose, now });
    if (typeof made !== "object") return;
    await audit(trx, { at: now, action: "confirm.codeSent", loginId, detail: { by: purpose } });
    await parts.mailer.send(trx, {
      loginId,
      channel: purpose === "phone" ? "sms" : "email",
      recipient: purpose === "phone" ? (phone ?? "") : email,
      texts,
      subject: texts.confirmSubject,
      body: texts.confirmBody(made.code),
      usefulUntil: now + codeLifeMs,
    });
  });
}

/** Just enough for the owner to recognise it. */
const maskedPhone = (phone: string) => `${phone.slice(0, 4)} •••• ${phone.slice(-4)}`;

export const shownAddress = ({ confirm_by: purpose, email, phone }: Addressee) =>
  purpose === "phone" ? maskedPhone(phone ?? "") : email;

/**
 * Sends a new code, unless one was sent just now, and refuses: provoking this refusal is how a client requests another
 * code.
 */
export async function refuseUnconfirmed(
  parts: Parts,
  caller: Caller,
  texts: Catalogue,
  now: number,
): Promise<never> {
  await sendConfirmCode(parts, caller, texts, now);
  return refuse("NOT_CONFIRMED", {
    status: 400,
    type: caller.confirm_by,
    sentTo: shownAddress(caller),
  });
}

/** /confirm/get_confirm: an answer without a token for a wrong code, a refusal after too many attempts. */
export const confirmAddress = (parts: Parts) => async (ask: CallerAsk<typeof calls.confirm>) => {
  const { caller, request, now, texts } = ask;
  const { id: loginId } = caller;
  const { type: purpose, code } = request;
  const outcome = await parts.db.transaction().execute(async (trx) => {
    const verdict = await useCode({ ...parts, db: trx }, { loginId, purpose, code, now });
    const isRight = verdict === "right";
    const failed = verdict === "spent" ? "confirm.locked" : `confirm.${verdict}`;
    await audit(trx, { at: now, action: isRight ? `confirmed.${purpose}` : failed, loginId });
    if (!isRight) return { verdict, token: null };
    await trx
      .updateTable("logins")
      .set({
        ...(purpose === "email" ? { email_confirmed: true } : { phone_confirmed: true }),
        updated_at: instant(now),
      })
      .where("id", "=", loginId)
      .execute();
    return { verdict, token: await extendSession({ ...parts, db: trx }, caller, now) };
  });
  return outcome.verdict === "spent" ? refuse(texts.codeSpent) : { token: outcome.token };
};
