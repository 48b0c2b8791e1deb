import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { accountsOf } from "./caller";
import { openSession, type SessionTokens } from "./sessions";
import { judge, type Verdict } from "./throttle";
import { consumeTotpStep, totpStepOf } from "./totp";

/** E-mail addresses are one whatever their letter case. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();

/** Under which attempts on a login are counted, known or not; the address itself is not kept. */
const attemptKey = (email: string): string => `login:${digest(email)}`;

type SignInAsk = Ask<typeof calls.login>;
type Login = { id: string; two_factor: boolean; totp_secret: string | null };

/** The login behind an address and a password. An unknown address takes as long to refuse as a wrong password. */
async function loginFor({ db, passwords }: Parts, { request }: SignInAsk): Promise<Login | null> {
  const login = await db
    .selectFrom("logins")
    .select(["id", "password_hash", "two_factor", "totp_secret"])
    .where("email", "=", emailOf(request.login))
    .executeTakeFirst();
  const isRight = await passwords.verify(request.password, login?.password_hash ?? passwords.decoy);
  return login && isRight ? login : null;
}

/** Judges the second factor: which step the code is of, and what that makes of the attempt. */
function secondFactor(login: Login, { request, now }: SignInAsk): { verdict: Verdict; step: number | null } {
  if (!login.two_factor || !login.totp_secret) return { verdict: "right", step: null };
  if (!request.code) return { verdict: "neither", step: null };
  const step = totpStepOf(login.totp_secret, request.code, now);
  return { verdict: step === null ? "wrong" : "right", step };
}

/** /login: password first, then the code. Five wrong ones lock the address, known or not, in the same words. */
export const signIn =
  (parts: Parts) =>
  async (ask: SignInAsk): Promise<SessionTokens> => {
    const { db } = parts;
    const { request, now, texts } = ask;
    const key = attemptKey(emailOf(request.login));
    const login = await loginFor(parts, ask);
    const { verdict, step } = login ? secondFactor(login, ask) : { verdict: "wrong" as const, step: null };

    const judgement = await judge(db, { key, now, verdict });
    if (judgement.locked) refuse(texts.lockedMinutes(judgement.minutes));
    if (!login) {
      await audit(db, { at: now, action: "signIn.wrongPassword", detail: { address: key } });
      return refuse("BADPASS");
    }
    const isCodeUsed = step !== null && !(await consumeTotpStep(db, login.id, step));
    if (isCodeUsed) await judge(db, { key, now, verdict: "wrong" });
    if (verdict !== "right" || isCodeUsed) {
      await audit(db, { at: now, action: "signIn.codeAsked", loginId: login.id });
      return refuse("INCORRECT_2FA_CODE");
    }
    const [first] = await accountsOf(db, login.id);
    await audit(db, { at: now, action: "signIn.done", loginId: login.id });
    return openSession(parts, { loginId: login.id, accountId: first?.id ?? null, now });
  };
