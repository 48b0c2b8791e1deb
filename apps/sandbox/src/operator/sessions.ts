import { BACKGROUND_HEADER, type SignedInOperator } from "@amberline/api/operator";
import { hourMs, minuteMs } from "@amberline/domain/dates";
import { type Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { forgetCache } from "../http/headers";
import { type Selectable } from "kysely";
import { epochOf, instant, type Database } from "../db/schema";
import { type Db } from "../ledger";
import { type Clock } from "../platform/clock";
import { type Parts } from "../parts";
import { digest, sameText } from "../secrets/digest";
import { randomToken } from "../secrets/random";
import { nobody, program, readRights, type Asker } from "./asker";

const idleMs = 30 * minuteMs;
const longestMs = 12 * hourMs;
const seenEveryMs = minuteMs;

/** How the operator's calls are served. */
export interface OperatorOptions {
  /** Signs programs in, with all rights. Undefined: programs do not get in. */
  key: string | undefined;
  /** Whether operators have what only tests need: the clock, faults, codes, sessions for anybody. */
  isTesting: boolean;
  /** Whether operators have no right before they have set up a second factor. */
  requiresFactor: boolean;
  /** Public origin of the tool; undefined: the origin of the request. */
  origin: string | undefined;
  /** By which sessions and invitations end: the machine's own, because tests move the bank's. */
  clock: Clock;
}

const bearerOf = (context: Context) => /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1];

/** Sessions of operators, in a cookie that scripts cannot read. */
export function operatorSessions({ db, random }: Pick<Parts, "db" | "random">, options: OperatorOptions) {
  const { key, isTesting, requiresFactor, origin, clock } = options;

  const shown = ({
    name,
    rights,
    totp_secret: secret,
  }: Pick<Selectable<Database["operators"]>, "name" | "rights" | "totp_secret">): SignedInOperator => {
    if (secret === null && requiresFactor) return { name, rights: [], secondFactor: "missing" };
    return {
      name,
      rights: readRights(rights).filter((right) => isTesting || right !== "faults"),
      secondFactor: secret === null ? "off" : "on",
    };
  };

  const shownOf = async (from: Db, operatorId: string): Promise<SignedInOperator> =>
    shown(
      await from
        .selectFrom("operators")
        .select(["name", "rights", "totp_secret"])
        .where("id", "=", operatorId)
        .executeTakeFirstOrThrow(),
    );

  const cookieOf = (context: Context) => {
    const isSecure = (origin ?? context.req.url).startsWith("https:");
    return { name: isSecure ? "__Host-operator" : "operator", isSecure };
  };

  const hashOf = (context: Context) => digest(getCookie(context, cookieOf(context).name) ?? "");

  const select = (hash: string, now: number) =>
    db
      .selectFrom("operator_sessions")
      .innerJoin("operators", "operators.id", "operator_sessions.operator_id")
      .select(["operators.id", "name", "rights", "totp_secret", "last_seen_at"])
      .where("hash", "=", hash)
      .where("operator_sessions.created_at", ">", instant(now - longestMs))
      .where("last_seen_at", ">", instant(now - idleMs))
      .where("disabled_at", "is", null)
      .executeTakeFirst();

  return {
    /** `nobody` without a session or key. What the tool asks by itself does not keep a session alive. */
    async askerOf(context: Context): Promise<Asker> {
      const bearer = bearerOf(context);
      if (bearer !== undefined) return key !== undefined && sameText(bearer, key) ? program : nobody;
      const now = clock.now();
      const hash = hashOf(context);
      const found = await select(hash, now);
      if (!found) return nobody;
      const isDue = now - epochOf(found.last_seen_at) >= seenEveryMs;
      if (isDue && context.req.header(BACKGROUND_HEADER) === undefined)
        await db
          .updateTable("operator_sessions")
          .set({ last_seen_at: instant(now) })
          .where("hash", "=", hash)
          .execute();
      return { ...shown(found), session: { operatorId: found.id, hash } };
    },

    /** Replaces the session of the browser, if it has one. */
    async open(context: Context, operatorId: string): Promise<SignedInOperator> {
      const token = randomToken(random);
      const now = instant(clock.now());
      await db.deleteFrom("operator_sessions").where("hash", "=", hashOf(context)).execute();
      await db
        .insertInto("operator_sessions")
        .values({ hash: digest(token), operator_id: operatorId, created_at: now, last_seen_at: now })
        .execute();
      const { name, isSecure } = cookieOf(context);
      setCookie(context, name, token, { path: "/", httpOnly: true, secure: isSecure, sameSite: "Strict" });
      return shownOf(db, operatorId);
    },
    shownOf,

    async close(trx: Db, context: Context): Promise<void> {
      await trx.deleteFrom("operator_sessions").where("hash", "=", hashOf(context)).execute();
      const { name, isSecure } = cookieOf(context);
      deleteCookie(context, name, { path: "/", secure: isSecure });
      context.header(...forgetCache);
    },
  };
}

export type OperatorSessions = ReturnType<typeof operatorSessions>;

/** All sessions of an operator, but for one. */
export async function endSessions(db: Db, operatorId: string, exceptHash = ""): Promise<void> {
  await db
    .deleteFrom("operator_sessions")
    .where("operator_id", "=", operatorId)
    .where("hash", "<>", exceptHash)
    .execute();
}

/** Deletes sessions and invitations that have ended, by the machine's own time. */
export async function deleteEnded(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("operator_sessions")
    .where((row) =>
      row.or([
        row("created_at", "<=", instant(now - longestMs)),
        row("last_seen_at", "<=", instant(now - idleMs)),
      ]),
    )
    .execute();
  await db.deleteFrom("operator_invitations").where("expires_at", "<=", instant(now)).execute();
}
