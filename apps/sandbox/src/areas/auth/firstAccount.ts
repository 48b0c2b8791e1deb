import { ownBank, ownIban } from "../../bank";
import { openCustomerAccount, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid, type Random } from "../../secrets/random";
import { tariffs } from "../orders/tariffs";

const accountDigits = 13;

const newIban = (random: Random) => ownIban(Array.from(random(accountDigits), (byte) => byte % 10).join(""));

/** An unused IBAN of this bank. */
export async function freeIban(db: Db, random: Random): Promise<string> {
  for (;;) {
    const iban = newIban(random);
    const taken = await db.selectFrom("accounts").select("id").where("iban", "=", iban).executeTakeFirst();
    if (!taken) return iban;
  }
}

/** A private account in EUR with its own IBAN, a balance of zero and no overdraft. */
export async function openFirstAccount(
  trx: Db,
  { random }: Pick<Parts, "random">,
  { loginId, now }: { loginId: string; now: number },
): Promise<string> {
  return openCustomerAccount(trx, {
    id: uuid(random),
    loginId,
    kind: "private",
    name: "My account",
    iban: await freeIban(trx, random),
    bic: ownBank.bic,
    tariff: "everyday",
    tariffName: tariffs.everyday.name,
    country: ownBank.country,
    now,
  });
}
