import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { tell, type Letter } from "../notifications";
import { blockLogin } from "./block";
import { deviceOf } from "./device";
import { knownDevices } from "./knownDevices";
import { emailOf, loginFor, signInKey, strangerAt, type Login } from "./signIn";
import { noteRefused } from "./signIns";
import { recordAttempt } from "./throttle";

type BlockAsk = Ask<typeof calls.loginBlock>;

/** Blocks the login, unless the password was changed after it was checked. */
const block = (parts: Parts, { id: loginId, password_hash: hash }: Login, ask: BlockAsk): Promise<boolean> =>
  parts.db.transaction().execute(async (trx) => {
    const { now, language: otherwise } = ask;
    const login = await trx
      .selectFrom("logins")
      .select("password_hash")
      .where("id", "=", loginId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (login.password_hash !== hash) return false;
    const ended = await blockLogin(trx, { loginId, by: "customer", now, reason: "blocked by the customer" });
    await audit(trx, { at: now, action: "block.done", loginId, detail: { ended } });
    const letter: Letter = (texts) => [texts.selfBlockedSubject, texts.selfBlockedBody];
    await tell(
      { ...parts, db: trx },
      { loginId, kind: "security", otherwise, letter, about: { target: "devices" } },
      now,
    );
    return true;
  });

/** /login/block: guesses are counted with those at sign-in, so that there are no more of them. */
export const blockOwnLogin =
  (parts: Parts, addresses: Addresses) =>
  async (ask: BlockAsk): Promise<object> => {
    const { request, now, texts } = ask;
    const email = emailOf(request.login);
    const device = await knownDevices(parts, addresses).nameOf({ ...ask, called: email });
    const { loginId, login } = await loginFor(parts, request);
    const verdict = login ? "right" : "wrongPassword";
    const judgement = await recordAttempt(parts.db, {
      key: device ? `${signInKey(email)}:${device}` : signInKey(email),
      now,
      trail: { of: "block", at: now, loginId, detail: loginId === undefined ? strangerAt(email) : {} },
      verdict,
    });
    const refusal = judgement.locked ? "locked" : verdict;
    const attempted = { email, now, device: deviceOf(ask.header("User-Agent")) };
    if (refusal !== "right") await noteRefused(parts, attempted, refusal);
    if (judgement.locked) return refuse(texts.lockedMinutes(judgement.minutes));
    if (!login || !(await block(parts, login, ask))) return refuse("BADPASS");
    await parts.pubsub.publish(login.id);
    return {};
  };
