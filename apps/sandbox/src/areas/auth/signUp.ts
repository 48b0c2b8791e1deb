import { dayMs, minuteMs } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { currentRequest } from "../../platform/currentRequest";
import { digest } from "../../secrets/digest";
import { uuid } from "../../secrets/random";
import { accountsOf, isConfirmed } from "../../http/caller";
import { agreeToAll } from "../user/agree";
import { endCodes } from "./codes";
import { sendConfirmCode } from "./confirmation";
import { deviceOf } from "./device";
import { openFirstAccount } from "./firstAccount";
import { readNewcomer, type Newcomer, type SignUpAsk } from "./newcomer";
import { openLogin } from "./openLogin";
import { revokeOtherSessions } from "./otherSessions";
import { openSession, type SessionTokens } from "./sessions";
import { isWithinLimit } from "./throttle";

/** An office shares an address, and a mobile operator's customers a network. */
const newcomersPerMinute = { address: 30, network: 100 };

/**
 * An address that nobody confirmed for a day, nor proved an identity by, may sign up again: it may be somebody else's.
 */
const unconfirmedLifeMs = dayMs;

type Newly = { newcomer: Newcomer; passwordHash: string; now: number };

async function hasMoved(trx: Db, loginId: string): Promise<boolean> {
  const moved = await trx
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", "ledger_accounts.account_id", "accounts.id")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select("accounts.id")
    .where("accounts.login_id", "=", loginId)
    .where((row) => row.or([row("balances.transactions", ">", 0), row("balances.credits_cents", ">", 0)]))
    .executeTakeFirst();
  return moved !== undefined;
}

/** Reassigns an unconfirmed login to whoever signs up now, keeping nothing but its empty account. */
async function reassignLogin(trx: Db, { newcomer, passwordHash, now }: Newly): Promise<string | null> {
  const { email, firstName, lastName, phone, address } = newcomer;
  const held = await trx
    .selectFrom("logins")
    .select(["id", "email_confirmed", "phone_confirmed", "sumsub_status", "blocked_by", "updated_at"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  const isUsed = !held || isConfirmed(held) || held.sumsub_status !== null || held.blocked_by !== null;
  if (isUsed || now - epochOf(held.updated_at) < unconfirmedLifeMs || (await hasMoved(trx, held.id)))
    return null;
  await trx
    .updateTable("logins")
    .set({ password_hash: passwordHash, first_name: firstName, middle_name: "", last_name: lastName, phone })
    .set({ country: address.country, city: address.city, zip_code: address.zip, street: address.street })
    .set({ confirm_by: "email", updated_at: instant(now) })
    .where("id", "=", held.id)
    .execute();
  await revokeOtherSessions(trx, { loginId: held.id, sessionId: null, now, reason: "signed up anew" });
  await endCodes(trx, { loginId: held.id, now });
  await trx.deleteFrom("sign_ins").where("login_id", "=", held.id).execute();
  await trx.deleteFrom("agreements").where("login_id", "=", held.id).execute();
  await audit(trx, { at: now, action: "signUp.takenOver", loginId: held.id });
  await agreeToAll(trx, held.id, now);
  return held.id;
}

/** Opens the login and its account, or neither; null if the address is taken. */
const openCustomer = ({ db, random }: Parts, newly: Newly): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const { newcomer, passwordHash, now } = newly;
    const loginId = uuid(random);
    const login = { ...newcomer, id: loginId, passwordHash, isConfirmed: false, verification: null, now };
    if (!(await openLogin(trx, login))) return reassignLogin(trx, newly);
    await openFirstAccount(trx, { random }, { loginId, now });
    await audit(trx, { at: now, action: "signUp.done", loginId });
    await agreeToAll(trx, loginId, now);
    return loginId;
  });

/** Whether few have signed up from where this request comes from, so that no stranger keeps all others out. */
async function areFew(db: Db, now: number): Promise<boolean> {
  const client = currentRequest()?.client;
  if (!client) return true;
  for (const by of ["address", "network"] as const) {
    const limit = newcomersPerMinute[by];
    const key = `signUps:${digest(client[by])}`;
    if (!(await isWithinLimit(db, { key, now, limit, windowMs: minuteMs }))) return false;
  }
  return true;
}

/** /reg: the token of the answer is only good for confirming the address and signing out. */
export const signUp =
  (parts: Parts) =>
  async (ask: SignUpAsk): Promise<SessionTokens> => {
    const { db, passwords } = parts;
    const { request, texts, now, header } = ask;
    const newcomer = await readNewcomer(parts, ask);
    if (!(await areFew(db, now))) return refuse(texts.signUpsFull);
    const passwordHash = await passwords.hash(request.password);
    const loginId = await openCustomer(parts, { newcomer, passwordHash, now });
    if (!loginId) {
      await audit(db, { at: now, action: "signUp.addressTaken" });
      return refuse("NO UINIQ ");
    }
    const { email, phone } = newcomer;
    await sendConfirmCode(parts, { id: loginId, email, phone, confirm_by: "email" }, texts, now);
    const [account] = await accountsOf(db, loginId);
    const device = deviceOf(header("User-Agent"));
    const tokens = await openSession(parts, { loginId, accountId: account?.id ?? null, now, device });
    await parts.pubsub.publish(loginId);
    return tokens;
  };
