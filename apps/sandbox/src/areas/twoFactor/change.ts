import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { type Caller } from "../../http/caller";
import { judge } from "../auth/throttle";

/** A code that was recognised; `use` takes it down together with the change it allows, false when it no longer counts. */
export interface Proof {
  use(trx: Db): Promise<boolean>;
}

type Asked = { caller: Caller; texts: Catalogue; now: number };

/** Why a change was not made, in the customer's language. */
export interface NotMade {
  error: string;
}

/** Counted apart from sign-in and payments, so that a stranger who guesses at sign-in locks nothing here. */
const attemptKey = ({ id }: Caller) => `twoFactor:${id}`;

/** Makes a change a code allows, once: code and change are taken down together. Five wrong codes in a row lock it. */
export async function changeWithCode<T>(
  { db }: Pick<Parts, "db">,
  { caller, texts, now }: Asked,
  proof: Proof | null,
  change: (trx: Db) => Promise<T>,
): Promise<{ made: T } | NotMade> {
  const key = attemptKey(caller);
  const judgement = await judge(db, { key, now, verdict: proof ? "right" : "wrong" });
  if (judgement.locked) return { error: texts.lockedMinutes(judgement.minutes) };
  const done = proof
    ? await db
        .transaction()
        .execute(async (trx) => ((await proof.use(trx)) ? { made: await change(trx) } : null))
    : null;
  if (done) return done;
  if (proof) await judge(db, { key, now, verdict: "wrong" });
  return { error: texts.twoFactorCodeWrong };
}
