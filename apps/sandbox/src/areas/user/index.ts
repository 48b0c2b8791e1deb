import { calls } from "@amberline/api/contract";
import { epochOf } from "../../db/schema";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { accountsOf, isConfirmed, ownAccount } from "../../http/caller";
import { refuseUnconfirmed } from "../auth/confirmation";
import { tokenForAccount } from "../auth/sessions";
import { giveAgreement, listAgreements, seeAgreements } from "./agreements";
import { answerLimits, updateLimits } from "./limits";
import { listSessions, revokeSessions } from "./sessions";
import { noteLanguage } from "./language";
import { disownSignIn, listSignIns } from "./signIns";
import { wireAccountOf, wireUserOf } from "./wire";

export { runDocumentChanges } from "./changedDocuments";

export function mountUser(handle: Handle, parts: Parts): void {
  const { db } = parts;

  handle.session(
    calls.multilogin,
    async ({ caller, now }) => {
      const { sessionId, tokenExpiresAt } = caller;
      const expiresAt = epochOf(tokenExpiresAt);
      const tokens = [];
      for (const { id, name } of await accountsOf(db, caller.id)) {
        const token = await tokenForAccount(parts, { sessionId, accountId: id, now, expiresAt });
        tokens.push({ corp_id: id, token, name });
      }
      return { tokens };
    },
    { unconfirmed: "yes" },
  );

  handle.session(
    calls.accountInfo,
    async (ask) => ({
      data: await wireAccountOf(parts, ask.caller, ownAccount(ask.caller, "see"), ask),
    }),
    { unconfirmed: "yes" },
  );

  handle.session(
    calls.userInfo,
    async ({ caller, texts, language, now }) => {
      noteLanguage(db, caller, language);
      if (!isConfirmed(caller)) return refuseUnconfirmed(parts, caller, texts, now);
      return { data: await wireUserOf(parts, caller, { now, texts }) };
    },
    { unconfirmed: "yes" },
  );

  handle.session(calls.limitsInfo, answerLimits(parts));
  handle.session(calls.limitsUpdate, updateLimits(parts));
  handle.session(calls.sessionList, listSessions(parts));
  handle.session(calls.sessionRevoke, revokeSessions(parts));
  handle.session(calls.signInList, listSignIns(parts));
  handle.session(calls.signInDisown, disownSignIn(parts));
  handle.session(calls.agreementList, listAgreements(parts));
  handle.session(calls.agreementGive, giveAgreement(parts));
  handle.session(calls.agreementSeen, seeAgreements(parts));
}
