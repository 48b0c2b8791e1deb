import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { type Caller } from "../../http/caller";
import { withProof, type Proof } from "../auth/proof";

type Asked = { caller: Caller; texts: Catalogue; now: number };

/** Why a change was not made, in the customer's language. */
export interface NotMade {
  error: string;
}

/**
 * Makes a change that requires a code. Throttled separately from sign-in and payments, so that guessing at sign-in
 * locks nothing here.
 */
export async function changeWithCode<T>(
  parts: Pick<Parts, "db">,
  { caller, texts, now }: Asked,
  proof: Proof,
  change: (trx: Db) => Promise<T>,
): Promise<{ made: T } | NotMade> {
  const done = await withProof(
    parts,
    { of: "twoFactor", loginId: caller.id, now, texts },
    async () => proof,
    async (trx, consume) => {
      await consume();
      return change(trx);
    },
  );
  if ("made" in done) return done;
  return { error: done.problem === "locked" ? done.text : texts.twoFactorCodeWrong };
}
