import { hourMs } from "@amberline/domain/dates";
import { auditSparingly } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { clientAddress } from "../../platform/currentRequest";
import { digest, sameText } from "../../secrets/digest";
import { randomCode, uuid } from "../../secrets/random";
import { isWithinLimit } from "./throttle";

export type CodePurpose = "email" | "phone" | "reset" | "act";

/** ASVS 6.5.5: at most ten minutes. */
export const codeLifeMs = 600_000;
const wrongAttemptsPerCode = 5;
const pauseMs = 30_000;
/** A company pays its fifty suppliers on one day. */
const codesPerHour: Record<CodePurpose, number> = { email: 5, phone: 5, reset: 5, act: 100 };

/** Codes of a reset that strangers' addresses may have sent in an hour, so that they fill no mailbox. */
const strangersCodesPerHour = 20;

interface Asked {
  loginId: string;
  purpose: CodePurpose;
  /** What a code of an act agrees to; of a reset, who asked for it. */
  subject?: string;
  now: number;
}

/** Invalidates the open codes of a login: all of them, of one purpose, or of one subject. */
export async function endCodes(
  db: Db,
  { loginId, purpose, subject, now }: Omit<Asked, "purpose"> & { purpose?: CodePurpose },
): Promise<void> {
  await db
    .updateTable("codes")
    .set({ expires_at: instant(now) })
    .where("login_id", "=", loginId)
    .where("expires_at", ">", instant(now))
    .$if(purpose !== undefined, (query) => query.where("purpose", "=", purpose ?? "reset"))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .execute();
}

const deviceMark = "device:";
const isOfKnownDevice = (subject: string | null) => subject?.startsWith(deviceMark) ?? false;

/** Who asks for a reset, or enters its code: a device the login is known on, else an address. */
export const askerOf = (device: string | null): string =>
  device === null ? `address:${clientAddress() ?? ""}` : deviceMark + device;

/** What the sealed hash of a code is about. */
export const codeAbout = (id: string): string => `code:${id}`;

const isSpent = ({ attempts }: { attempts: number }) => attempts >= wrongAttemptsPerCode;

interface RecentCode {
  subject: string | null;
}

/** Strangers' addresses pause together, so that many of them flood no mailbox at once. */
const isAlike = ({ subject: other }: RecentCode, { purpose, subject }: Asked): boolean =>
  other === (subject ?? null) ||
  (purpose === "reset" && !isOfKnownDevice(other) && !isOfKnownDevice(subject ?? null));

/** Each who asks for a reset is counted by themselves, so that nobody uses up the owner's codes. */
function isFull(recent: readonly RecentCode[], { purpose, subject = "" }: Asked): boolean {
  if (purpose !== "reset") return recent.length >= codesPerHour[purpose];
  const strangers = recent.filter((each) => !isOfKnownDevice(each.subject));
  const own = recent.filter((each) => each.subject === subject);
  const isOver = !isOfKnownDevice(subject) && strangers.length >= strangersCodesPerHour;
  return isOver || own.length >= codesPerHour.reset;
}

/**
 * Creates a code and invalidates the earlier ones for the same. Null if one was created in the last 30 seconds that can
 * still be entered, or too many in the last hour. Of several concurrent calls only one gets a code.
 */
export async function makeCode(
  { db, random, sealing }: Pick<Parts, "db" | "random" | "sealing">,
  { loginId, purpose, subject, now }: Asked,
): Promise<{ code: string } | "just sent" | "too many"> {
  return inTransaction(db, async (trx) => {
    await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
    const recent = await trx
      .selectFrom("codes")
      .select(["subject", "attempts", "used_at", "created_at"])
      .where("login_id", "=", loginId)
      .where("purpose", "=", purpose)
      .where("created_at", ">", instant(now - hourMs))
      .orderBy("created_at", "desc")
      .execute();
    const newest = recent.find((each) => isAlike(each, { loginId, purpose, subject, now }));
    const isOpen = newest && newest.used_at === null && !isSpent(newest);
    if (isOpen && epochOf(newest.created_at) > now - pauseMs) return "just sent";
    if (isFull(recent, { loginId, purpose, subject, now })) {
      await auditSparingly(trx, { at: now, action: "codes.tooMany", loginId, detail: { purpose } });
      return "too many";
    }
    return { code: await issueCode({ db: trx, random, sealing }, { loginId, purpose, subject, now }) };
  });
}

/** Creates a code, however many there were, and invalidates the earlier ones for the same. */
export async function issueCode(
  { db, random, sealing }: Pick<Parts, "random" | "sealing"> & { db: Db },
  { loginId, purpose, subject, now }: Asked,
): Promise<string> {
  await endCodes(db, { loginId, purpose, subject, now });
  const code = randomCode(random);
  const id = uuid(random);
  await db
    .insertInto("codes")
    .values({
      id,
      login_id: loginId,
      purpose,
      subject,
      code_hash: sealing.seal(digest(code), codeAbout(id)),
      created_at: instant(now),
      expires_at: instant(now + codeLifeMs),
    })
    .execute();
  return code;
}

/**
 * `wrongCode` includes expired codes. `spent`: the current code had five wrong attempts, so that only a new one
 * helps.
 */
export type CodeVerdict = "right" | "wrongCode" | "usedCode" | "spent";

/**
 * Recognises a code, ignoring letter case, and counts a wrong one. Locks the login first, like everything that changes
 * it; an act changes no login.
 */
export function recogniseCode(
  { db, sealing }: Pick<Parts, "db" | "sealing">,
  { loginId, purpose, subject, now, code, isCounted = true }: Asked & { code: string; isCounted?: boolean },
): Promise<{ verdict: CodeVerdict; id: string }> {
  return inTransaction(db, async (trx) => {
    if (purpose !== "act")
      await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
    const live = await trx
      .selectFrom("codes")
      .select(["id", "code_hash", "attempts", "used_at"])
      .where("login_id", "=", loginId)
      .where("purpose", "=", purpose)
      .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
      .where("expires_at", ">", instant(now))
      .orderBy("created_at", "desc")
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!live) return { verdict: "wrongCode", id: "" };
    const { id, attempts } = live;
    if (isSpent(live)) return { verdict: "spent", id };
    const isUsed = live.used_at !== null;
    if (sameText(sealing.open(live.code_hash, codeAbout(id)), digest(code.trim().toUpperCase())))
      return { verdict: isUsed ? "usedCode" : "right", id };
    if (!isCounted) return { verdict: "wrongCode", id };
    await trx
      .updateTable("codes")
      .set({ attempts: attempts + 1 })
      .where("id", "=", id)
      .execute();
    return { verdict: "wrongCode", id };
  });
}

/**
 * Consumes a code of a reset if it is right. Guesses count against the code that its asker had sent; somebody who had
 * none sent, such as the owner at another device, has five for all.
 */
export function useResetCode(
  { db, sealing }: Pick<Parts, "db" | "sealing">,
  { loginId, asker, code, now }: { loginId: string; asker: string; code: string; now: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const asked = { loginId, purpose: "reset", code, now } as const;
    const live = await trx
      .selectFrom("codes")
      .select("subject")
      .where("login_id", "=", loginId)
      .where("purpose", "=", "reset")
      .where("expires_at", ">", instant(now))
      .where("used_at", "is", null)
      .orderBy("created_at", "desc")
      .execute();
    const isOwn = live.some(({ subject }) => subject === asker);
    if (isOwn) {
      const { verdict, id } = await recogniseCode({ db: trx, sealing }, { ...asked, subject: asker });
      return verdict === "right" && consumeCode(trx, id, now);
    }
    const guess = { key: `resetGuesses:${loginId}:${asker}`, now, limit: wrongAttemptsPerCode };
    if (!(await isWithinLimit(trx, { ...guess, windowMs: codeLifeMs }))) return false;
    for (const { subject } of live) {
      const { verdict, id } = await recogniseCode(
        { db: trx, sealing },
        { ...asked, ...(subject === null ? {} : { subject }), isCounted: false },
      );
      if (verdict === "right") return consumeCode(trx, id, now);
    }
    return false;
  });
}

/** False if the code was used or replaced meanwhile; of several concurrent calls only one gets true. */
export async function consumeCode(db: Db, id: string, now: number): Promise<boolean> {
  const used = await db
    .updateTable("codes")
    .set({ used_at: instant(now) })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Consumes a code if it is right. */
export function useCode(
  { db, sealing }: Pick<Parts, "db" | "sealing">,
  asked: Asked & { code: string },
): Promise<CodeVerdict> {
  return inTransaction(db, async (trx) => {
    const { verdict, id } = await recogniseCode({ db: trx, sealing }, asked);
    if (verdict === "right") await consumeCode(trx, id, asked.now);
    return verdict;
  });
}
