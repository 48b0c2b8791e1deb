import { STEP_UP_REQUIRED, type calls, type RequestOf } from "@amberline/api/contract";
import { minuteMs } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Caller } from "../../http/caller";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { proofOfAct, type Act, type FindAct } from "./act";
import { withProof } from "./proof";
import { recordAttempt } from "./throttle";

export type SteppedUp = RequestOf<typeof calls.stepUp>["act"];

/** How long a step-up allows its change, milliseconds. */
export const stepUpLifeMs = 5 * minuteMs;

const boundActs = [
  "directDebitRule",
  "mandateUpdate",
  "receiverTrust",
  "dataCopyFile",
  "accountClose",
] as const;
type BoundAct = (typeof boundActs)[number];
const isBound = (name: SteppedUp): name is BoundAct => boundActs.some((each) => each === name);

type FindChange = (ask: Parameters<FindAct>[0]) => Promise<Act>;

/** Find the one change that a step-up allows and refuse what can't be changed, where it allows just one. */
export type FindChanges = Record<BoundAct, FindChange>;

/** In this session only (ASVS 6.6.2). */
const actOf = ({ sessionId }: Caller, name: SteppedUp, change: Act | null): Act => ({
  subject: `${name}:${sessionId}${change ? `:${change.subject}` : ""}`,
  purpose: (texts, language) =>
    isBound(name) ? (change?.purpose(texts, language) ?? "") : texts.actPurposes[name],
});

const changeOf = async (changes: FindChanges, name: SteppedUp, ask: Parameters<FindChange>[0]) =>
  isBound(name) ? changes[name](ask) : null;

/** Without a second factor the password is all there is. */
export const findSteppedUpAct =
  (changes: FindChanges, name: SteppedUp): FindAct =>
  async (ask) =>
    ask.caller.two_factor ? actOf(ask.caller, name, await changeOf(changes, name, ask)) : null;

/** /user/step_up: the password, and with two-factor on the code sent for the very call. */
export const stepUp = (parts: Parts, changes: FindChanges) => async (ask: CallerAsk<typeof calls.stepUp>) => {
  const { db, passwords } = parts;
  const { caller, request, texts, now } = ask;
  const { id: loginId, sessionId } = caller;
  const { act, password, code } = request;
  const change = await changeOf(changes, act, ask);
  const { password_hash: hash } = await db
    .selectFrom("logins")
    .select("password_hash")
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  const isRight = await passwords.verify(password, hash);
  const detail = { act };
  if (!isRight) {
    const trail = { of: "stepUp", at: now, loginId, detail } as const;
    const attempt = { key: `stepUp:${loginId}`, now, trail };
    const judgement = await recordAttempt(db, { ...attempt, verdict: "wrongPassword" });
    return refuse(judgement.locked ? texts.lockedMinutes(judgement.minutes) : "BADPASS");
  }
  const proof = caller.two_factor
    ? await proofOfAct(parts, ask, actOf(caller, act, change), code ?? "")
    : ({ verdict: "right", use: async () => true } as const);
  const attempt = { of: "stepUp", loginId, now, texts } as const;
  const done = await withProof(
    parts,
    attempt,
    async () => proof,
    async (trx, consume) => {
      await consume();
      const allowed = { subject: change?.subject ?? "", expires_at: instant(now + stepUpLifeMs) };
      await trx
        .insertInto("step_ups")
        .values({ session_id: sessionId, act, ...allowed })
        .onConflict((row) => row.columns(["session_id", "act"]).doUpdateSet(allowed))
        .execute();
      await audit(trx, { at: now, action: "stepUp.done", loginId, detail });
    },
  );
  if ("made" in done) return {};
  return refuse(done.problem === "locked" ? done.text : "INCORRECT_2FA_CODE");
};

/** Whether the session has just proved who is there. */
export const isSteppedUp = async (db: Db, { sessionId }: Caller, act: SteppedUp, now: number) =>
  (await db
    .selectFrom("step_ups")
    .select("act")
    .where("session_id", "=", sessionId)
    .where("act", "=", act)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst()) !== undefined;

/** Refuses a change in a session that has not just proved who is there. */
export async function requireStepUp(...asked: Parameters<typeof isSteppedUp>): Promise<void> {
  if (!(await isSteppedUp(...asked))) refuse(STEP_UP_REQUIRED);
}

/**
 * Uses the step-up up, together with the change it allowed. Of several concurrent changes only one is allowed. `subject`
 * is of an act whose step-up allows just one.
 */
export async function useStepUp(
  trx: Db,
  { sessionId }: Caller,
  act: SteppedUp,
  now: number,
  subject = "",
): Promise<void> {
  const used = await trx
    .deleteFrom("step_ups")
    .where("session_id", "=", sessionId)
    .where("act", "=", act)
    .where("subject", "=", subject)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) refuse(STEP_UP_REQUIRED);
}
