import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { type Caller } from "../../http/caller";
import { makeCode, useCode } from "./codes";
import { extendSession } from "./sessions";

/** Who a code is sent to, and where. */
export type Addressee = Pick<Caller, "id" | "email" | "phone" | "confirm_by">;

/** Sends a login the code that confirms it, if one is due. */
export async function sendConfirmCode(
  parts: Parts,
  { id: loginId, email, phone, confirm_by: purpose }: Addressee,
  texts: Catalogue,
  now: number,
): Promise<void> {
  const code = await makeCode(parts, { loginId, purpose, now });
  if (code === null) return;
  await audit(parts.db, { at: now, action: "confirm.codeSent", loginId, detail: { by: purpose } });
  await parts.mailer.send({
    loginId,
    channel: purpose === "phone" ? "sms" : "email",
    recipient: purpose === "phone" ? (phone ?? "") : email,
    subject: texts.confirmSubject,
    body: texts.confirmBody(code),
  });
}

/** As much of a number as its owner needs to know it by. */
const maskedPhone = (phone: string) => `${phone.slice(0, 4)} •••• ${phone.slice(-4)}`;

const shownAddress = ({ confirm_by: purpose, email, phone }: Addressee) =>
  purpose === "phone" ? maskedPhone(phone ?? "") : email;

/** Sends a fresh code, if one is due, and refuses: the refusal itself is how a client asks for a code again. */
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

/** /confirm/get_confirm: a wrong code is an answer without a token, one guessed at too often a refusal in words. */
export const confirmAddress = (parts: Parts) => async (ask: CallerAsk<typeof calls.confirm>) => {
  const { caller, request, now, texts } = ask;
  const { id: loginId } = caller;
  const { type: purpose, code } = request;
  const outcome = await parts.db.transaction().execute(async (trx) => {
    const verdict = await useCode({ db: trx }, { loginId, purpose, code, now });
    const isRight = verdict === "right";
    const action = isRight ? `confirmed.${purpose}` : "confirm.wrongCode";
    await audit(trx, { at: now, action, loginId });
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
