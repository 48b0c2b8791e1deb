import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Texts } from "../../texts";
import { type Caller } from "./caller";
import { makeCode, useCode } from "./codes";
import { extendSession } from "./sessions";

async function sendCode(parts: Parts, caller: Caller, texts: Texts, now: number): Promise<void> {
  const purpose = caller.confirm_by;
  const code = await makeCode(parts, { loginId: caller.id, purpose, now });
  if (code === null) return;
  await parts.mailer.send({
    loginId: caller.id,
    channel: purpose === "phone" ? "sms" : "email",
    recipient: purpose === "phone" ? (caller.phone ?? "") : caller.email,
    subject: texts.confirmSubject,
    body: texts.confirmBody(code),
  });
}

/** Sends a fresh code, if one is due, and refuses: the refusal itself is how a client asks for a code again. */
export async function refuseUnconfirmed(
  parts: Parts,
  caller: Caller,
  texts: Texts,
  now: number,
): Promise<never> {
  await sendCode(parts, caller, texts, now);
  return refuse("NOT_CONFIRMED", { status: 400, type: caller.confirm_by });
}

/** /confirm/get_confirm: a wrong code is an answer without a token. */
export const confirmAddress = (parts: Parts) => async (ask: CallerAsk<typeof calls.confirm>) => {
  const { caller, request, now } = ask;
  const isRight = await useCode(parts, {
    loginId: caller.id,
    purpose: request.type,
    code: request.code,
    now,
  });
  if (!isRight) return { token: null };
  await parts.db
    .updateTable("logins")
    .set({
      ...(request.type === "email" ? { email_confirmed: true } : { phone_confirmed: true }),
      updated_at: instant(now),
    })
    .where("id", "=", caller.id)
    .execute();
  await audit(parts.db, { at: now, action: `confirmed.${request.type}`, loginId: caller.id });
  return { token: await extendSession(parts, caller, now) };
};
