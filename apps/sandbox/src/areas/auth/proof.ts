import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { recordAttempt, type AttemptName, type Verdict } from "./throttle";

/** A code that was judged. */
export interface Proof {
  verdict: Verdict;
  /** Consumes a right one together with what it allows; false if it is no longer valid. */
  use(trx: Db): Promise<boolean>;
}

interface Attempt {
  /** What is guessed at: wrong codes are counted, and locked, for this alone. */
  of: AttemptName;
  loginId: string;
  now: number;
  texts: Catalogue;
}

/** Why nothing was done; the text is there for a lock only. */
export type Unproven = { problem: "wrong" } | { problem: "locked"; text: string };

/** Rolls back what relies on a code that was used elsewhere. */
class CodeUsed extends Error {}

/**
 * Does what requires a code, in one transaction with `consume`, which `work` calls before the first change. Five wrong
 * codes in a row lock it.
 */
export async function withProof<T>(
  { db }: Pick<Parts, "db">,
  { of, loginId, now, texts }: Attempt,
  proof: Proof,
  work: (trx: Db, consume: () => Promise<void>) => Promise<T>,
): Promise<{ made: T } | Unproven> {
  const attempt = { key: `${of}:${loginId}`, now, trail: { of, at: now, loginId } };
  const judgement = await recordAttempt(db, { ...attempt, verdict: proof.verdict });
  if (judgement.locked) return { problem: "locked", text: texts.lockedMinutes(judgement.minutes) };
  if (judgement.verdict !== "right") return { problem: "wrong" };
  try {
    return {
      made: await db.transaction().execute((trx) =>
        work(trx, async () => {
          if (!(await proof.use(trx))) throw new CodeUsed();
        }),
      ),
    };
  } catch (error) {
    if (!(error instanceof CodeUsed)) throw error;
    await recordAttempt(db, { ...attempt, verdict: "usedCode" });
    return { problem: "wrong" };
  }
}
