import { PASSKEY_REFUSED, type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { type Sealed } from "../../secrets/sealing";
import { tell, type Letter } from "../notifications";
import { judgeFactor, consumeFactor, type Factor, type Judged } from "../twoFactor/factor";
import { recoveryCodesLeft } from "../twoFactor/recoveryCodes";
import { accountsOf } from "../../http/caller";
import { type Addresses } from "../identity";
import { type BlockedBy } from "./block";
import { deviceOf } from "./device";
import { knownDevices } from "./knownDevices";
import { tellOfNewDevice } from "./newDevice";
import { openSession, type SessionTokens } from "./sessions";
import { askToSignIn, signerOf } from "./signInChallenge";
import { noteRefused, noteSignIn } from "./signIns";
import { recordAttempt, type Attempt, type AttemptResult, type Verdict } from "./throttle";

/** E-mail addresses are compared ignoring letter case. */
export const emailOf = (typed: string): string => typed.normalize("NFC").trim().toLowerCase();

/** Throttling key of an address, known or not, as a digest so that the address is not stored. */
export const signInKey = (email: string): string => `login:${digest(email)}`;

/** Throttling key of a second factor. No new password lifts its lock, or whoever reads the mail would guess without end. */
export const factorKey = (loginId: string): string => `factor:${loginId}`;

/** In the audit log: tells attempts at one unknown address from those at another, without the address. */
export const strangerAt = (email: string) => ({ stranger: digest(email).slice(0, 16) });

type SignInAsk = Ask<typeof calls.login>;

export interface Login {
  id: string;
  email: string;
  password_hash: string;
  two_factor: boolean;
  totp_secret: Sealed | null;
  totp_last_step: number | null;
  blocked_by: BlockedBy | null;
}

/** The login, and whether the password is right. An unknown address takes as long as a wrong password. */
export async function loginFor(
  { db, passwords }: Parts,
  typed: Pick<SignInAsk["request"], "login" | "password">,
) {
  const found: Login | undefined = await db
    .selectFrom("logins")
    .select(["id", "email", "password_hash", "two_factor", "totp_secret", "totp_last_step", "blocked_by"])
    .where("email", "=", emailOf(typed.login))
    .executeTakeFirst();
  const isRight = await passwords.verify(typed.password, found?.password_hash ?? passwords.decoy);
  return { loginId: found?.id, login: found && isRight ? found : null };
}

/** Judges what comes after a right password: a passkey or a code, as the bank takes them. */
async function judge(parts: Parts, addresses: Addresses, login: Login, ask: SignInAsk): Promise<Judged> {
  const { request, now } = ask;
  const verdict = (known: Verdict): Judged => ({ verdict: known, factor: null });
  if (login.blocked_by) return verdict("blocked");
  if (!login.two_factor) return verdict("right");
  if (request.passkey && parts.consentBy !== "codes") {
    const signer = await signerOf(parts, addresses, request.passkey, { ...ask, loginId: login.id });
    return verdict(signer === null ? "passkeyRefused" : "right");
  }
  if (!request.code) return verdict("noCode");
  const judged = await judgeFactor(parts, login, request.code, now);
  if (parts.consentBy !== "passkeys" || judged.factor?.kind !== "totp") return judged;
  return (await passkeyFor(parts, addresses, login, ask)) ? verdict("passkeyNeeded") : judged;
}

/** What a passkey is to sign in place of a code; undefined if the bank takes none, or the customer has none here. */
const passkeyFor = async (parts: Parts, addresses: Addresses, login: Login, ask: SignInAsk) =>
  parts.consentBy === "codes"
    ? undefined
    : ((await askToSignIn(parts, addresses, { ...ask, loginId: login.id })) ?? undefined);

/** Consumes the second factor. The customer is told of a used recovery code, in case somebody else has it. */
const spendFactor = (parts: Parts, login: Login, factor: Factor, ask: SignInAsk): Promise<boolean> =>
  inTransaction(parts.db, async (trx) => {
    if (!(await consumeFactor(trx, login.id, factor, ask.now))) return false;
    if (factor.kind === "recovery") await notifyRecoveryCodeUsed({ ...parts, db: trx }, login, ask);
    return true;
  });

async function notifyRecoveryCodeUsed(
  parts: Parts,
  login: Login,
  { language: otherwise, now }: SignInAsk,
): Promise<void> {
  const { left } = await recoveryCodesLeft(parts.db, login.id).executeTakeFirstOrThrow();
  await audit(parts.db, { at: now, action: "recoveryCode.used", loginId: login.id, detail: { left } });
  const letter: Letter = (texts) => [texts.recoveryUsedSubject, texts.recoveryUsedBody(left)];
  await tell(
    parts,
    { loginId: login.id, kind: "security", otherwise, letter, about: { target: "devices" } },
    now,
  );
}

/** Opens the session of somebody who has proved who they are. */
export async function admit(
  parts: Parts,
  loginId: string,
  {
    now,
    header,
    by,
  }: Pick<SignInAsk, "now" | "header"> & { by: "password" | "passkey" | "passwordAndPasskey" },
): Promise<SessionTokens> {
  const [first] = await accountsOf(parts.db, loginId);
  const device = deviceOf(header("User-Agent"));
  const session = { loginId, accountId: first?.id ?? null, now, device };
  const tokens = await openSession(parts, session);
  await noteSignIn(parts.db, parts, session);
  await audit(parts.db, { at: now, action: "signIn.done", loginId, detail: { by } });
  return tokens;
}

/** Starts the session, unless the password was changed after it was checked, or the login blocked. */
const openChecked = (parts: Parts, login: Login, ask: SignInAsk): Promise<SessionTokens | null> =>
  parts.db.transaction().execute(async (trx) => {
    const { password_hash: hash, blocked_by: blockedBy } = await trx
      .selectFrom("logins")
      .select(["password_hash", "blocked_by"])
      .where("id", "=", login.id)
      .forShare()
      .executeTakeFirstOrThrow();
    if (hash !== login.password_hash || blockedBy) return null;
    return admit({ ...parts, db: trx }, login.id, {
      ...ask,
      by: ask.request.passkey ? "passwordAndPasskey" : "password",
    });
  });

interface Tried {
  email: string;
  /** Null: the password was wrong. */
  login: Login | null;
  device: string | null;
  verdict: Verdict;
}

/** Counts passwords by the address, known or not, and what comes after a right one by the login. */
async function count(
  db: Db,
  { email, login, device, verdict }: Tried,
  attempt: Omit<Attempt, "key">,
): Promise<AttemptResult> {
  const by = (key: string) => ({ ...attempt, key: device ? `${key}:${device}` : key });
  if (!login?.two_factor || login.blocked_by) return recordAttempt(db, { ...by(signInKey(email)), verdict });
  const judgement = await recordAttempt(db, { ...by(signInKey(email)), verdict: "right" });
  return judgement.locked ? judgement : recordAttempt(db, { ...by(factorKey(login.id)), verdict });
}

/**
 * /login: password first, then the code or the passkey. Five wrong ones lock the address, known or not, with the same answer. A device
 * that has signed in before is counted and locked by itself, so that strangers' guesses do not keep its owner out.
 */
export const signIn =
  (parts: Parts, addresses: Addresses) =>
  async (ask: SignInAsk): Promise<SessionTokens> => {
    const { db } = parts;
    const { request, now, texts } = ask;
    const email = emailOf(request.login);
    const devices = knownDevices(parts, addresses);
    const device = await devices.nameOf({ ...ask, called: email });
    const { loginId, login } = await loginFor(parts, request);
    const { verdict, factor } = login
      ? await judge(parts, addresses, login, ask)
      : { verdict: "wrongPassword" as const, factor: null };

    const isKnown = { knownDevice: device !== null };
    const detail = loginId === undefined ? { ...strangerAt(email), ...isKnown } : isKnown;
    const trail = { of: "signIn", at: now, loginId, detail } as const;
    const attempted = { email, now, device: deviceOf(ask.header("User-Agent")) };
    const tried = { email, login, device };
    const judgement = await count(db, { ...tried, verdict }, { now, trail });
    const refusal = judgement.locked ? "locked" : verdict;
    if (refusal !== "right") await noteRefused(parts, attempted, refusal);
    if (judgement.locked) return refuse(texts.lockedMinutes(judgement.minutes));
    if (!login) return refuse("BADPASS");
    if (login.blocked_by) return refuse(texts.blockedBy[login.blocked_by]);
    const passkey = verdict === "right" ? undefined : await passkeyFor(parts, addresses, login, ask);
    if (verdict === "passkeyRefused") return refuse(PASSKEY_REFUSED, { passkey });
    if (verdict === "passkeyNeeded") return refuse(texts.passkeyNeeded, { passkey });
    if (verdict !== "right") return refuse("INCORRECT_2FA_CODE", { passkey });
    if (factor && !(await spendFactor(parts, login, factor, ask))) {
      await count(db, { ...tried, verdict: "usedCode" }, { now, trail });
      await noteRefused(parts, attempted, "usedCode");
      return refuse("INCORRECT_2FA_CODE");
    }
    const tokens = await openChecked(parts, login, ask);
    if (!tokens) return refuse("BADPASS");
    await parts.pubsub.publish(login.id);
    if (device === null) await tellOfNewDevice(parts, login.id, ask);
    await devices.remember({ ...ask, called: email }, login.id, device !== null);
    return tokens;
  };
