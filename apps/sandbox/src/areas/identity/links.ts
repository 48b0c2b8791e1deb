import { dayMs, hourMs } from "@amberline/domain/dates";
import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { catalogueIn } from "../../locales";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { isUuid, randomToken, uuid } from "../../secrets/random";
import { type Caller } from "../../http/caller";
import { type IdentityOptions } from "./options";
import { ensureApplicant, makeWidgetToken } from "./widgetToken";

/** The token follows after `#`, which browsers send to no server. */
export const linkPath = "/websdk/link.html";

const linkLifeMs = 7 * dayMs;
const pauseMs = 30_000;
const linksPerHour = 5;

/** A member of one of the caller's companies, or somebody who has accepted to be one; others are not found. */
const memberOf = (db: Db, caller: Caller, userId: string) =>
  db
    .with("people", (query) =>
      query
        .selectFrom("company_members")
        .select(["account_id", "login_id"])
        .unionAll(
          query
            .selectFrom("company_member_changes")
            .select(["account_id", "login_id"])
            .where("kind", "=", "add")
            .where("state", "=", "waiting"),
        ),
    )
    .selectFrom("accounts")
    .innerJoin("people", "people.account_id", "accounts.id")
    .innerJoin("logins", "logins.id", "people.login_id")
    .select(["logins.id", "logins.email", "logins.sumsub_status", "logins.language"])
    .select("accounts.name as company")
    .where("accounts.kind", "=", "corporate")
    .where("accounts.login_id", "=", caller.id)
    .where("logins.id", "=", userId)
    .orderBy("accounts.created_at")
    .executeTakeFirst();

/**
 * Creates a link and invalidates the earlier ones. Null if one was created in the last 30 seconds, or five in an hour.
 */
const makeLink = (
  { db, random }: Pick<Parts, "db" | "random">,
  { loginId, sentBy, now }: { loginId: string; sentBy: string; now: number },
): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
    const recent = await trx
      .selectFrom("verification_links")
      .select("created_at")
      .where("login_id", "=", loginId)
      .where("created_at", ">", instant(now - hourMs))
      .orderBy("created_at", "desc")
      .execute();
    const [newest] = recent;
    if (recent.length >= linksPerHour || (newest && epochOf(newest.created_at) > now - pauseMs)) return null;
    await trx
      .updateTable("verification_links")
      .set({ expires_at: instant(now) })
      .where("login_id", "=", loginId)
      .where("expires_at", ">", instant(now))
      .execute();
    const link = randomToken(random);
    await trx
      .insertInto("verification_links")
      .values({
        id: uuid(random),
        login_id: loginId,
        sent_by: sentBy,
        hash: digest(link),
        created_at: instant(now),
        expires_at: instant(now + linkLifeMs),
      })
      .execute();
    await audit(trx, { at: now, action: "verification.linkSent", loginId: sentBy, detail: { to: loginId } });
    return link;
  });

/** /user/sumsub_link: mails a member of the caller's company a link that opens the verification without signing in. */
export const sendLink =
  (parts: Parts, { addresses }: IdentityOptions) =>
  async ({ caller, request, texts, language, now, url }: CallerAsk<typeof calls.verificationLink>) => {
    const userId = request.external_id;
    const member = isUuid(userId) ? await memberOf(parts.db, caller, userId) : undefined;
    if (!member) return refuse(texts.memberUnknown);
    if (member.sumsub_status === "verify") return refuse(texts.memberVerified);
    return inTransaction(parts.db, async (trx) => {
      const link = await makeLink({ ...parts, db: trx }, { loginId: member.id, sentBy: caller.id, now });
      if (link === null) return refuse(texts.linkTooSoon);
      const words = catalogueIn(member.language ?? language);
      await parts.mailer.send(trx, {
        loginId: member.id,
        channel: "email",
        recipient: member.email,
        texts: words,
        subject: words.linkSubject,
        body: words.linkBody(member.company, `${addresses.mailed(url)}${linkPath}#${link}`),
      });
      return { res: texts.linkSent };
    });
  };

/**
 * Exchanges a mailed link for a widget token. A link is good for one submission and may be opened repeatedly until
 * then, as mail and camera may be on different devices. Null if it is unknown, expired or used.
 */
export async function openLink(
  parts: Pick<Parts, "db" | "random">,
  { rules }: IdentityOptions,
  { link, origin, now }: { link: string; origin: string; now: number },
): Promise<string | null> {
  const found = await parts.db
    .selectFrom("verification_links")
    .select(["id", "login_id"])
    .where("hash", "=", digest(link))
    .where("used_at", "is", null)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  if (!found) return null;
  const { id: linkId, login_id: loginId } = found;
  await ensureApplicant(parts, loginId);
  return makeWidgetToken(parts, { loginId, source: { linkId }, origin, now, lifeMs: rules.tokenLifeMs });
}
