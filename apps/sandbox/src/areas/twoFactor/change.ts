import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { type Caller } from "../../http/caller";
import { recordAttempt } from "../auth/throttle";

/**
 * A recognised code; `use` consumes it together with the change it allows, and returns false if it is no longer valid.
 */
export interface Proof {
  use(trx: Db): Promise<boolean>;
}

type Asked = { caller: Caller; texts: Catalogue; now: number };

/** Why a change was not made, in the customer's language. */
export interface NotMade {
  error: string;
}

/** Throttled separately from sign-in and payments, so that guessing at sign-in locks nothing here. */
const attemptKey = ({ id }: Caller) => `twoFactor:${id}`;

/** Makes a change that requires a code; both are committed together. Five wrong codes in a row lock it. */
export async function changeWithCode<T>(
  { db }: Pick<Parts, "db">,
  { caller, texts, now }: Asked,
  proof: Proof | null,
  change: (trx: Db) => Promise<T>,
): Promise<{ made: T } | NotMade> {
  const key = attemptKey(caller);
  const judgement = await recordAttempt(db, { key, now, verdict: proof ? "right" : "wrong" });
  if (judgement.locked) return { error: texts.lockedMinutes(judgement.minutes) };
  const done = proof
    ? await db
        .transaction()
        .execute(async (trx) => ((await proof.use(trx)) ? { made: await change(trx) } : null))
    : null;
  if (done) return done;
  if (proof) await recordAttempt(db, { key, now, verdict: "wrong" });
  return { error: texts.twoFactorCodeWrong };
}
