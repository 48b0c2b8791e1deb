import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Ask } from "../../http/handle";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { makeCode } from "./codes";
import { emailOf } from "./signIn";

async function mailResetCode(parts: Parts, email: string, texts: Catalogue, now: number): Promise<void> {
  const login = await parts.db
    .selectFrom("logins")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  const code = login && (await makeCode(parts, { loginId: login.id, purpose: "reset", now }));
  if (!login || !code) return;
  await audit(parts.db, { at: now, action: "reset.codeSent", loginId: login.id });
  await parts.mailer.send({
    loginId: login.id,
    channel: "email",
    recipient: email,
    subject: texts.resetSubject,
    body: texts.resetBody(code),
  });
}

/** /reset: same answer and response time for every address, as hashing takes longer than sending. */
export const requestReset = (parts: Parts) => async (ask: Ask<typeof calls.reset>) => {
  const { request, texts, now } = ask;
  await Promise.all([
    mailResetCode(parts, emailOf(request.email), texts, now),
    parts.passwords.verify(request.email, parts.passwords.decoy),
  ]);
  return { res: texts.resetSent };
};
