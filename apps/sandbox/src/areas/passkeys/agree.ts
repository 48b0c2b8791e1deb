import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from "@simplewebauthn/server";
import { type Selectable } from "kysely";
import { instant } from "../../db/schema";
import { type PasskeysTable } from "../../db/tables/people";
import { type Caller } from "../../http/caller";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { makeChallenge, consumeChallenge } from "./challenges";
import { bytesOf, described, orNull, passkeysOf, readAnswer, type Answered } from "./stored";

interface Agreement {
  caller: Caller;
  /** All that is agreed to. */
  subject: string;
  now: number;
  url: string;
}

/** What a passkey of this site is to sign, as JSON; null if the customer has none here. */
export async function askPasskey(
  parts: Pick<Parts, "db" | "random">,
  addresses: Addresses,
  { caller, subject, now, url }: Agreement,
): Promise<string | null> {
  const site = new URL(addresses.app(url)).hostname;
  const known = await passkeysOf(parts.db, caller.id).where("site", "=", site).execute();
  if (known.length === 0) return null;
  const { sessionId } = caller;
  const options = await generateAuthenticationOptions({
    rpID: site,
    allowCredentials: known.map(described),
    challenge: await makeChallenge(parts, { sessionId, subject, now }),
    userVerification: "required",
  });
  return JSON.stringify(options);
}

export type Signed = Answered<AuthenticationResponseJSON>;

/** Whether a passkey at this address has signed the challenge, its holder's finger or PIN included. Notes that it was used. */
export async function isSignedBy(
  db: Db,
  passkey: Selectable<PasskeysTable>,
  { answer, challenge }: Signed,
  { origin, now }: { origin: string; now: number },
): Promise<boolean> {
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkey.site,
      credential: { ...described(passkey), publicKey: bytesOf(passkey.public_key), counter: passkey.counter },
    }),
  );
  if (!verified?.verified) return false;
  const used = await db
    .updateTable("passkeys")
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: instant(now) })
    .where("id", "=", passkey.id)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Whether a passkey of the customer has signed just this. A challenge is answered once. */
export async function hasAgreed(
  { db }: Pick<Parts, "db">,
  addresses: Addresses,
  { caller, subject, now, url }: Agreement,
  text: string,
): Promise<boolean> {
  const { id: loginId, sessionId } = caller;
  const sent: Signed | null = readAnswer(text);
  if (!sent || !(await consumeChallenge(db, sent.challenge, { sessionId, subject, now }))) return false;
  const passkey = await passkeysOf(db, loginId).where("id", "=", String(sent.answer.id)).executeTakeFirst();
  if (!passkey) return false;
  return isSignedBy(db, passkey, sent, { origin: addresses.app(url), now });
}
