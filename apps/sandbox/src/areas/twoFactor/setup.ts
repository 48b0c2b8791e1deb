import { type calls } from "@amberline/api/contract";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Sealed } from "../../secrets/sealing";
import { useStepUp } from "../auth/stepUp";
import { newTotpSecret, sealTotp, totpAddress } from "../auth/totp";

export const setupLifeMs = 600_000;

/** /user/two_factor_setup: a new secret each time, without effect until a code of it is sent. */
export const beginSetup =
  ({ db, random, sealing }: Parts) =>
  async ({ caller, texts, now }: CallerAsk<typeof calls.twoFactorSetup>) => {
    if (caller.two_factor) return refuse(texts.twoFactorAlreadyOn);
    const secret = newTotpSecret(random);
    const sealed = sealTotp(sealing, caller.id, secret);
    const pending = { secret: sealed, expires_at: instant(now + setupLifeMs) };
    await db.transaction().execute(async (trx) => {
      await useStepUp(trx, caller, "twoFactorSetup", now);
      await trx
        .insertInto("totp_setups")
        .values({ login_id: caller.id, ...pending })
        .onConflict((row) => row.column("login_id").doUpdateSet(pending))
        .execute();
    });
    return { qrCodeUrl: totpAddress(secret, caller.email), secret };
  };

/** The secret being set up; null if there is none, or it has expired. */
export async function pendingSecret(db: Db, loginId: string, now: number): Promise<Sealed | null> {
  const setup = await db
    .selectFrom("totp_setups")
    .select("secret")
    .where("login_id", "=", loginId)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  return setup?.secret ?? null;
}

/** False if the set-up was finished, or started again, meanwhile. */
export async function endSetup(trx: Db, loginId: string, secret: Sealed): Promise<boolean> {
  const ended = await trx
    .deleteFrom("totp_setups")
    .where("login_id", "=", loginId)
    .where("secret", "=", secret)
    .executeTakeFirst();
  return ended.numDeletedRows === 1n;
}
