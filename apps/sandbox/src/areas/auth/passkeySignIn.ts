import { PASSKEY_REFUSED, type calls } from "@amberline/api/contract";
import { auditSparingly } from "../../audit";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction } from "../../ledger";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { knownDevices } from "./knownDevices";
import { tellOfNewDevice } from "./newDevice";
import { type SessionTokens } from "./sessions";
import { admit } from "./signIn";
import { askToSignIn, signerOf } from "./signInChallenge";

/** /login/challenge */
export const challengeSignIn =
  (parts: Parts, addresses: Addresses) =>
  async ({ now, url, texts }: Ask<typeof calls.loginChallenge>) => {
    if (parts.consentBy === "codes") return refuse(texts.passkeysOff);
    const asked = { now, url, loginId: null };
    return { data: { options: (await askToSignIn(parts, addresses, asked)) ?? "" } };
  };

/** /login/passkey: wrong passwords of strangers lock nobody out who has a passkey. */
export const signInWithPasskey =
  (parts: Parts, addresses: Addresses) =>
  async (ask: Ask<typeof calls.loginPasskey>): Promise<SessionTokens> => {
    const { request, now, url, texts } = ask;
    if (parts.consentBy === "codes") return refuse(texts.passkeysOff);
    const opened = await inTransaction(parts.db, async (db) => {
      const bank = { ...parts, db };
      const signer = await signerOf(bank, addresses, request.answer, { now, url, loginId: null });
      if (signer === null) return null;
      const login = await db
        .selectFrom("logins")
        .select(["id", "email", "blocked_by"])
        .where("id", "=", signer)
        .where("two_factor", "=", true)
        .forShare()
        .executeTakeFirst();
      if (login?.blocked_by) return refuse(texts.blockedBy[login.blocked_by]);
      return login && { login, tokens: await admit(bank, login.id, { ...ask, by: "passkey" }) };
    });
    if (!opened) {
      await auditSparingly(parts.db, { at: now, action: "signIn.passkeyRefused" });
      return refuse(PASSKEY_REFUSED);
    }
    const { login, tokens } = opened;
    await parts.pubsub.publish(login.id);
    const asking = { ...ask, called: login.email };
    const devices = knownDevices(parts, addresses);
    const isKnown = (await devices.nameOf(asking)) !== null;
    if (!isKnown) await tellOfNewDevice(parts, login.id, ask);
    await devices.remember(asking, login.id, isKnown);
    return tokens;
  };
