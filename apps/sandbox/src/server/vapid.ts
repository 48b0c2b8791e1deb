import { createECDH } from "node:crypto";
import webPush from "web-push";
import { type Db } from "../ledger";
import { type Sealing } from "../secrets/sealing";

/** Prove to push services who pushes, base64url (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const only = "vapid";

export const pushKeyAbout = (id: string) => `push key ${id}`;

/** Whether the public key is that of the private one. */
export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    return false;
  }
  return pair.getPublicKey("base64url") === publicKey;
}

/** The keys that the bank made once, at the first start of any of its processes. */
export async function keptKeys(db: Db, sealing: Sealing): Promise<VapidKeys> {
  const read = () =>
    db
      .selectFrom("push_keys")
      .select(["public_key", "sealed_private"])
      .where("id", "=", only)
      .executeTakeFirst();
  let kept = await read();
  if (!kept) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await db
      .insertInto("push_keys")
      .values({
        id: only,
        public_key: publicKey,
        sealed_private: sealing.seal(privateKey, pushKeyAbout(only)),
      })
      .onConflict((known) => known.doNothing())
      .execute();
    kept = await read();
  }
  if (!kept) throw new Error("The keys of pushes were not kept.");
  return {
    publicKey: kept.public_key,
    privateKey: sealing.open(kept.sealed_private, pushKeyAbout(only)),
  };
}
