import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { attemptUnder, recordAttempt, type AttemptName, type Verdict } from "./throttle";

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
 * Does what requires a code, in one transaction with the attempt and with `consume`, which `work` calls before the first
 * change. Attempts run one after the other; five wrong codes in a row lock them.
 */
export async function withProof<T>(
  { db }: Pick<Parts, "db">,
  { of, loginId, now, texts }: Attempt,
  prove: (trx: Db) => Promise<Proof>,
  work: (trx: Db, consume: () => Promise<void>) => Promise<T>,
): Promise<{ made: T } | Unproven> {
  const attempt = { key: `${of}:${loginId}`, now, trail: { of, at: now, loginId } };
  try {
    return await db.transaction().execute(async (trx) => {
      let proof: Proof | undefined;
      const judgement = await attemptUnder(trx, attempt, async () => (proof = await prove(trx)).verdict);
      if (judgement.locked) return { problem: "locked", text: texts.lockedMinutes(judgement.minutes) };
      if (judgement.verdict !== "right") return { problem: "wrong" };
      const consume = async () => {
        if (!(await proof?.use(trx))) throw new CodeUsed();
      };
      return { made: await work(trx, consume) };
    });
  } catch (error) {
    if (!(error instanceof CodeUsed)) throw error;
    await recordAttempt(db, { ...attempt, verdict: "usedCode" });
    return { problem: "wrong" };
  }
}
