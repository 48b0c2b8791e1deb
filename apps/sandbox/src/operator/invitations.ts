import { rights, type Right } from "@amberline/api/operator";
import { dayMs } from "@amberline/domain/dates";
import { passwordProblem } from "../areas/auth/credentials";
import { instant } from "../db/schema";
import { inTransaction, type Db } from "../ledger";
import { type Parts } from "../parts";
import { digest } from "../secrets/digest";
import { randomToken, uuid } from "../secrets/random";
import { isReserved, nameKeyOf, writeRights } from "./asker";
import { OperatorRefusal } from "./route";

const lifeMs = dayMs;

interface Wanted {
  rights: readonly Right[];
  /** Null: a program. */
  invitedBy: string | null;
  isPrinted?: boolean;
  now: number;
}

/** Stores only the digest of the token. */
export async function invite(
  { db, random }: Pick<Parts, "db" | "random">,
  { rights: granted, invitedBy, isPrinted = false, now }: Wanted,
): Promise<{ invitation: string; expires_at: string }> {
  const invitation = randomToken(random);
  const expires_at = instant(now + lifeMs);
  const row = { hash: digest(invitation), rights: writeRights(granted), expires_at };
  await db
    .insertInto("operator_invitations")
    .values({ ...row, invited_by: invitedBy, is_printed: isPrinted })
    .execute();
  return { invitation, expires_at };
}

/** An invitation with all rights while there is no operator yet, or if one is wanted; else null. */
export async function firstInvitation(
  parts: Pick<Parts, "db" | "random">,
  { isWanted, now }: { isWanted: boolean; now: number },
): Promise<string | null> {
  const known = await parts.db.selectFrom("operators").select("id").limit(1).executeTakeFirst();
  if (known && !isWanted) return null;
  return (await invite(parts, { rights, invitedBy: null, isPrinted: true, now })).invitation;
}

const openInvitations = (db: Db, now: number) =>
  db.selectFrom("operator_invitations").selectAll().where("expires_at", ">", instant(now)).orderBy("hash");

export interface Newcomer {
  invitation: string;
  name: string;
  password: string;
}

/**
 * Makes an operator by an invitation, which can be used once; with one the server has printed, the others it has
 * printed are void too. Throws OperatorRefusal.
 */
export async function accept(
  { db, passwords, random, isBreached }: Pick<Parts, "db" | "passwords" | "random" | "isBreached">,
  { invitation, name, password }: Newcomer,
  now: number,
): Promise<string> {
  const hash = digest(invitation);
  const over = new OperatorRefusal(409, "invitation_over");
  // Before the costly hash, so that strangers do not make the server work.
  if (!(await openInvitations(db, now).where("hash", "=", hash).executeTakeFirst())) throw over;
  const nameKey = nameKeyOf(name);
  if (isReserved(nameKey)) throw new OperatorRefusal(409, "name_taken");
  const problem = await passwordProblem({ isBreached }, password, { email: name });
  if (problem) throw new OperatorRefusal(409, problem);
  const password_hash = await passwords.hash(password);
  return inTransaction(db, async (trx) => {
    const open = await openInvitations(trx, now).forUpdate().execute();
    const own = open.find((each) => each.hash === hash);
    if (!own) throw over;
    const used = own.is_printed ? open.filter((each) => each.is_printed) : [own];
    const hashes = used.map((each) => each.hash);
    await trx.deleteFrom("operator_invitations").where("hash", "in", hashes).execute();
    const row = { id: uuid(random), name, name_key: nameKey, password_hash, rights: own.rights };
    const made = await trx
      .insertInto("operators")
      .values({ ...row, created_at: instant(now), disabled_at: null })
      .onConflict((conflict) => conflict.column("name_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) throw new OperatorRefusal(409, "name_taken");
    return made.id;
  });
}
