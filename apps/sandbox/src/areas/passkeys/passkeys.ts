import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { PASSKEY_REFUSED, type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { ownBank } from "../../bank";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { inTransaction } from "../../ledger";
import { type Parts } from "../../parts";
import { base64url } from "../../secrets/random";
import { useStepUp } from "../auth/stepUp";
import { type Addresses } from "../identity";
import { tell, type Letter } from "../notifications";
import { makeChallenge, consumeChallenge } from "./challenges";
import { described, orNull, passkeysOf, readAnswer } from "./stored";

/** Enough for every device a person has. */
const passkeysPerLogin = 20;

/** /user/passkeys/list: the oldest first. */
export const listPasskeys =
  ({ db }: Parts) =>
  async ({ caller }: CallerAsk<typeof calls.passkeyList>) => ({
    data: (await passkeysOf(db, caller.id).execute()).map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
  });

/** /user/passkeys/begin: for customers with two-factor, whose recovery codes help when every passkey is lost. */
export const beginPasskey =
  (parts: Parts, addresses: Addresses) =>
  async ({ caller, texts, now, url }: CallerAsk<typeof calls.passkeyBegin>) => {
    const { db } = parts;
    if (!caller.two_factor) return refuse(texts.twoFactorIsOff);
    if (parts.consentBy === "codes") return refuse(texts.passkeysOff);
    const { sessionId, id: loginId, email, first_name, last_name } = caller;
    return inTransaction(db, async (trx) => {
      await useStepUp(trx, caller, "passkeyBegin", now);
      const known = await passkeysOf(trx, loginId).execute();
      if (known.length >= passkeysPerLogin) return refuse(texts.passkeysFull(passkeysPerLogin));
      const options = await generateRegistrationOptions({
        rpName: ownBank.name,
        rpID: new URL(addresses.app(url)).hostname,
        userName: email,
        userDisplayName: `${first_name} ${last_name}`,
        userID: new TextEncoder().encode(loginId),
        challenge: await makeChallenge({ ...parts, db: trx }, { sessionId, subject: null, now }),
        excludeCredentials: known.map(described),
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      });
      return { data: { options: JSON.stringify(options) } };
    });
  };

/** /user/passkeys/create: keeps the passkey, tells the customer by mail. */
export const createPasskey =
  (parts: Parts, addresses: Addresses) => async (ask: CallerAsk<typeof calls.passkeyCreate>) => {
    const { caller, request, now, url } = ask;
    const { id: loginId, sessionId } = caller;
    const origin = addresses.app(url);
    const site = new URL(origin).hostname;
    const sent = readAnswer<RegistrationResponseJSON>(request.answer);
    const verified =
      sent &&
      (await consumeChallenge(parts.db, sent.challenge, { sessionId, subject: null, now })) &&
      (await orNull(
        verifyRegistrationResponse({
          response: sent.answer,
          expectedChallenge: sent.challenge,
          expectedOrigin: origin,
          expectedRPID: site,
        }),
      ));
    if (!verified || !verified.verified) return refuse(PASSKEY_REFUSED);
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    await parts.db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto("passkeys")
        .values({
          ...{ id, login_id: loginId, public_key: base64url(publicKey), counter, site, name: request.name },
          ...{ transports: JSON.stringify(transports), created_at: instant(now), last_used_at: null },
        })
        .onConflict((row) => row.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) return refuse(PASSKEY_REFUSED);
      await audit(trx, { at: now, action: "passkey.added", loginId, detail: { passkey: id } });
      const letter: Letter = (texts) => [texts.passkeyAddedSubject, texts.passkeyAddedBody(request.name)];
      await tell(
        { ...parts, db: trx },
        { loginId, kind: "security", otherwise: ask.language, letter, about: { target: "devices" } },
        now,
      );
    });
    return {};
  };

/** /user/passkeys/rename */
export const renamePasskey = (parts: Parts) => async (ask: CallerAsk<typeof calls.passkeyRename>) => {
  const { caller, request, now } = ask;
  const { id: loginId } = caller;
  await parts.db.transaction().execute(async (trx) => {
    const renamed = await trx
      .updateTable("passkeys")
      .set({ name: request.name })
      .where("id", "=", request.id)
      .where("login_id", "=", loginId)
      .executeTakeFirst();
    if (renamed.numUpdatedRows !== 1n) throw new NotYours();
    const detail = { passkey: request.id, name: request.name };
    await audit(trx, { at: now, action: "passkey.renamed", loginId, detail });
  });
  return {};
};

/** /user/passkeys/delete: one that is not there is removed already. */
export const deletePasskey = (parts: Parts) => async (ask: CallerAsk<typeof calls.passkeyDelete>) => {
  const { caller, request, now } = ask;
  const { id: loginId } = caller;
  await parts.db.transaction().execute(async (trx) => {
    await useStepUp(trx, caller, "passkeyDelete", now);
    const found = await trx
      .deleteFrom("passkeys")
      .where("id", "=", request.id)
      .where("login_id", "=", loginId)
      .returning("name")
      .executeTakeFirst();
    if (!found) return;
    await audit(trx, { at: now, action: "passkey.removed", loginId, detail: { passkey: request.id } });
    const letter: Letter = (texts) => [texts.passkeyRemovedSubject, texts.passkeyRemovedBody(found.name)];
    await tell(
      { ...parts, db: trx },
      { loginId, kind: "security", otherwise: ask.language, letter, about: { target: "devices" } },
      now,
    );
  });
  return {};
};
