import { type calls } from "@amberline/api/contract";
import { hourMs } from "@amberline/domain/dates";
import { memberRules, tidyValues, validate } from "@amberline/domain/rules";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { type Caller } from "../../http/caller";
import { randomToken, uuid } from "../../secrets/random";
import { openFirstAccount } from "../auth/firstAccount";
import { openLogin } from "../auth/openLogin";
import { emailOf } from "../auth/signIn";
import { isWithinLimit } from "../auth/throttle";

type CreateAsk = CallerAsk<typeof calls.memberUserCreate>;

const usersPerHour = 30;

interface Person {
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
}

const sentences = { firstName: "nameInvalid", lastName: "nameInvalid", email: "emailInvalid" } as const;

export function readPerson(
  request: { first_name?: string; last_name?: string; email?: string },
  texts: Catalogue,
): Person {
  const { first_name: firstName, last_name: lastName, email } = request;
  const form = { isExisting: false, position: "member", firstName, lastName, email };
  const problems = validate(memberRules, form);
  for (const field of ["firstName", "lastName", "email"] as const) {
    if (problems[field]) refuse(texts[sentences[field]]);
  }
  const tidy = tidyValues(memberRules, form);
  return { firstName: tidy.firstName ?? "", lastName: tidy.lastName ?? "", email: emailOf(tidy.email ?? "") };
}

/**
 * The user of this address. The name of one the caller created may be corrected until the person has taken over the
 * login.
 */
async function existingUser(trx: Db, callerId: string, person: Person, now: number): Promise<string> {
  const found = await trx
    .selectFrom("logins")
    .select(["id", "email_confirmed", "sumsub_status", "invited_by"])
    .where("email", "=", person.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (found.invited_by === callerId && !found.email_confirmed && found.sumsub_status === null) {
    await trx
      .updateTable("logins")
      .set({ first_name: person.firstName, last_name: person.lastName, updated_at: instant(now) })
      .where("id", "=", found.id)
      .execute();
  }
  return found.id;
}

/** Opens a login with an unknown password: whoever reads the address's mail may choose one. */
async function openUser(
  trx: Db,
  { random }: Pick<Parts, "random">,
  asked: { callerId: string; person: Person; country: string; passwordHash: string; now: number },
): Promise<string | null> {
  const { callerId, person, country, passwordHash, now } = asked;
  const id = uuid(random);
  const address = { country, city: "", zip: "", street: "" };
  const login = { ...person, id, passwordHash, address, isConfirmed: false, verification: null, now };
  if (!(await openLogin(trx, { ...login, invitedBy: callerId }))) return null;
  await openFirstAccount(trx, { random }, { loginId: id, now });
  await audit(trx, { at: now, action: "member.userCreated", loginId: callerId, detail: { user: id } });
  return id;
}

/** The user of this address, created if there is none. */
export async function userNamed(
  trx: Db,
  parts: Pick<Parts, "random">,
  { caller, ...asked }: { caller: Caller; person: Person; passwordHash: string; now: number },
): Promise<{ id: string; isNew: boolean }> {
  const opened = await openUser(trx, parts, { callerId: caller.id, country: caller.country, ...asked });
  if (opened !== null) return { id: opened, isNew: true };
  return { id: await existingUser(trx, caller.id, asked.person, asked.now), isNew: false };
}

/** Refuses too many in an hour. Answers the hash of a password that nobody knows, for the login of a new person. */
export async function requireFewNamed(
  { db, passwords, random }: Pick<Parts, "db" | "passwords" | "random">,
  { caller, texts, now }: Pick<CreateAsk, "caller" | "texts" | "now">,
): Promise<string> {
  const key = `memberUsers:${caller.id}`;
  const isFree = await isWithinLimit(db, { key, now, limit: usersPerHour, windowMs: hourMs });
  return isFree ? passwords.hash(randomToken(random)) : refuse(texts.invitesTooMany);
}

/** Keeps what the caller typed: all they are shown of the person before an invitation is accepted. */
const keepTyped = (trx: Db, callerId: string, loginId: string, person: Person) => {
  const typed = { first_name: person.firstName, last_name: person.lastName };
  return trx
    .insertInto("named_people")
    .values({ named_by: callerId, login_id: loginId, email: person.email, ...typed })
    .onConflict((row) => row.columns(["named_by", "login_id"]).doUpdateSet(typed))
    .execute();
};

async function invite(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { caller, texts }: CreateAsk,
  loginId: string,
  person: Person,
) {
  await mailer.send(db, {
    loginId,
    channel: "email",
    recipient: person.email,
    texts,
    subject: texts.inviteSubject,
    body: texts.inviteBody(`${caller.first_name} ${caller.last_name}`, person.email),
  });
}

/**
 * /reg_ws: the user of an address, created if there is none; the answer is the same, so that it does not tell who banks
 * here. No password is mailed: `generate` invites the person to choose one.
 */
export const createMemberUser = (parts: Parts) => async (ask: CreateAsk) => {
  const { caller, request, texts, now } = ask;
  const person = readPerson(request, texts);
  const passwordHash = await requireFewNamed(parts, ask);
  const isInvited = request.password === "generate" || request.generatePassword === true;
  const id = await inTransaction(parts.db, async (trx) => {
    const { id, isNew } = await userNamed(trx, parts, { caller, person, passwordHash, now });
    await keepTyped(trx, caller.id, id, person);
    if (isNew && isInvited) await invite({ ...parts, db: trx }, ask, id, person);
    return id;
  });
  return { user_id: id, data: null, success: true };
};
