import { type calls } from "@amberline/api/contract";
import { sql } from "kysely";
import { audit } from "../../audit";
import { type CallerAsk } from "../../http/handle";
import { NotYours } from "../../http/refusal";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { blockLogin } from "../auth/block";
import { tell, type Letter } from "../notifications";
import { deviceName } from "./sessions";

/** /user/sign_ins/list: newest first, from after the one that `before` names. */
export const listSignIns =
  ({ db, countryOf }: Parts) =>
  async ({ caller, request, texts }: CallerAsk<typeof calls.signInList>) => {
    const { limit = 20, before } = request;
    if (before !== undefined && !isUuid(before)) return { data: [], next: null };
    const rows = await db
      .selectFrom("sign_ins")
      .select(["id", "at", "result", "session_id", "browser", "system", "address"])
      .where("login_id", "=", caller.id)
      .$if(before !== undefined, (query) =>
        query.where(
          sql<boolean>`(at, id) < (select at, id from sign_ins where id = ${before} and login_id = ${caller.id})`,
        ),
      )
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    return {
      data: shown.map(({ id, at, result, session_id: session, address, ...device }) => ({
        id,
        at,
        result: result === "noCode" ? "code" : result,
        device: deviceName(device, texts),
        address: address ?? "",
        country: countryOf(address ?? "") ?? "",
        current: session === caller.sessionId,
      })),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  };

/** /user/sign_ins/disown: ends all sessions and blocks signing in until the password is reset. */
export const disownSignIn =
  (parts: Parts) =>
  async ({ caller, request, language: otherwise, now }: CallerAsk<typeof calls.signInDisown>) => {
    const { id: loginId } = caller;
    const own = parts.db.selectFrom("sign_ins").select("id").where("login_id", "=", loginId);
    const found = isUuid(request.id) ? await own.where("id", "=", request.id).executeTakeFirst() : undefined;
    if (!found) throw new NotYours();
    await parts.db.transaction().execute(async (trx) => {
      const ended = await blockLogin(trx, {
        loginId,
        by: "customer",
        now,
        reason: "reported by the customer",
      });
      await audit(trx, { at: now, action: "signIn.disowned", loginId, detail: { signIn: found.id, ended } });
      const letter: Letter = (texts) => [texts.disownedSubject, texts.disownedBody];
      await tell(
        { ...parts, db: trx },
        { loginId, kind: "security", otherwise, letter, about: { target: "devices" } },
        now,
      );
    });
    await parts.pubsub.publish(loginId);
    return {};
  };
