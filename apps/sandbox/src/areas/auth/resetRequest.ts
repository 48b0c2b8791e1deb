import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Ask } from "../../http/handle";
import { type Addresses } from "../identity";
import { inTransaction } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { askerOf, codeLifeMs, makeCode } from "./codes";
import { knownDevices } from "./knownDevices";
import { emailOf } from "./signIn";

/** Opens the app where the code is typed. The code is not in it: a link is kept by browsers and opened by mail scanners. */
const linkFor = (app: string, email: string) => `${app}/reset-password?${new URLSearchParams({ email })}`;

async function mailResetCode(
  parts: Parts,
  {
    email,
    app,
    asker,
    texts,
    now,
  }: { email: string; app: string; asker: string; texts: Catalogue; now: number },
): Promise<void> {
  const login = await parts.db
    .selectFrom("logins")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  if (!login) return;
  const { id: loginId } = login;
  await inTransaction(parts.db, async (trx) => {
    const made = await makeCode({ ...parts, db: trx }, { loginId, purpose: "reset", subject: asker, now });
    if (typeof made !== "object") return;
    await audit(trx, { at: now, action: "reset.codeSent", loginId });
    await parts.mailer.send(trx, {
      loginId,
      channel: "email",
      recipient: email,
      texts,
      subject: texts.resetSubject,
      body: texts.resetBody(made.code, linkFor(app, email)),
      usefulUntil: now + codeLifeMs,
    });
  });
}

/** Longer than it takes to make a code and to write the mail, milliseconds. */
const answersAfterMs = 250;

/** /reset: same answer and response time for every address, with no work that strangers could drown the bank in. */
export const requestReset = (parts: Parts, addresses: Addresses) => async (ask: Ask<typeof calls.reset>) => {
  const { request, texts, now, url } = ask;
  const email = emailOf(request.email);
  const mailing = async () => {
    const asker = askerOf(await knownDevices(parts, addresses).nameOf({ ...ask, called: email }));
    await mailResetCode(parts, { email, app: addresses.mailedApp(url), asker, texts, now });
  };
  await Promise.all([mailing(), parts.pause(answersAfterMs)]);
  return { res: texts.resetSent };
};
