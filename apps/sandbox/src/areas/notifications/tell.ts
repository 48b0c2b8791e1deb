import { type NotificationKind, type NotificationTarget } from "@amberline/api/contract";
import { foldText } from "@amberline/domain/text";
import { ownLanguage } from "../../bank";
import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { catalogueIn, languages, type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { isMailedTo, isPushedTo } from "./choices";
import { queuePushes } from "./queuePushes";

/** The words in one language, of a mail and of what is listed. */
export type Letter = (texts: Catalogue, language: Language) => readonly [subject: string, body: string];

export interface News {
  loginId: string;
  kind: NotificationKind;
  letter: Letter;
  /** Without access to it the person no longer sees the notification. */
  accountId?: string | null;
  about?: { target: NotificationTarget; id?: string };
  /** Of the mail, if the bank does not know the person's own. */
  otherwise?: Language;
}

/** Lists it among the person's notifications, and mails and pushes it if they want that of such things. */
export async function tell(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { loginId, kind, letter, accountId = null, about, otherwise = ownLanguage }: News,
  now: number,
): Promise<void> {
  const words = languages.map((each) => {
    const [title, text] = letter(catalogueIn(each), each);
    return [each, { title, text }] as const;
  });
  const { id: notificationId } = await db
    .insertInto("notifications")
    .values({
      login_id: loginId,
      account_id: accountId,
      kind,
      words: JSON.stringify(Object.fromEntries(words)),
      search: foldText(words.map(([, { title, text }]) => `${title} ${text}`).join(" ")),
      target: about?.target ?? null,
      target_id: about?.id ?? null,
      is_published: false,
      created_at: instant(now),
      read_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const reader = await readerOf(db, loginId, kind);
  if (reader.has_browser && isPushedTo(kind, reader.is_pushed))
    await queuePushes(db, { loginId, notificationId, now });
  const { email: recipient, language, is_mailed: isMailed } = reader;
  if (!isMailedTo(kind, isMailed)) return;
  const texts = catalogueIn(language ?? otherwise);
  const [subject, body] = letter(texts, language ?? otherwise);
  await mailer.send(db, { loginId, channel: "email", recipient, texts, subject, body });
}

/** In which they last read the bank, or were verified. */
export const languageOfLogin = (db: Db, loginId: string) =>
  db
    .selectFrom("logins")
    .select((row) =>
      row.fn
        .coalesce(
          "logins.language",
          row
            .selectFrom("verifications")
            .select("verifications.language")
            .whereRef("verifications.login_id", "=", "logins.id")
            .orderBy("verifications.created_at", "desc")
            .limit(1),
        )
        .as("language"),
    )
    .where("id", "=", loginId);

const readerOf = (db: Db, loginId: string, kind: NotificationKind) =>
  db
    .selectFrom("logins")
    .leftJoin("notification_choices as choice", (join) =>
      join.onRef("choice.login_id", "=", "logins.id").on("choice.kind", "=", kind),
    )
    .select(["email", "is_mailed", "is_pushed", languageOfLogin(db, loginId).as("language")])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("push_subscriptions")
            .select("push_subscriptions.id")
            .whereRef("push_subscriptions.login_id", "=", "logins.id"),
        )
        .as("has_browser"),
    )
    .where("logins.id", "=", loginId)
    .executeTakeFirstOrThrow();
