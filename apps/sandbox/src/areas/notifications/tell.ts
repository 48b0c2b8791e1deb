import { type NotificationKind, type NotificationTarget } from "@amberline/api/contract";
import { foldText } from "@amberline/domain/text";
import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { catalogueIn, languages, type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { isMailedTo } from "./choices";

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

/** Lists it among the person's notifications, and mails it if they want to be mailed such things. */
export async function tell(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { loginId, kind, letter, accountId = null, about, otherwise = "lv" }: News,
  now: number,
): Promise<void> {
  const words = languages.map((each) => {
    const [title, text] = letter(catalogueIn(each), each);
    return [each, { title, text }] as const;
  });
  await db
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
    .execute();
  const { email: recipient, chosen, language } = await readerOf(db, loginId, kind);
  if (!isMailedTo(kind, chosen)) return;
  const texts = catalogueIn(language ?? otherwise);
  const [subject, body] = letter(texts, language ?? otherwise);
  await mailer.send(db, { loginId, channel: "email", recipient, texts, subject, body });
}

/** Their language is the one in which they last read the bank, or were verified. */
const readerOf = (db: Db, loginId: string, kind: NotificationKind) =>
  db
    .selectFrom("logins")
    .select("email")
    .select((row) => [
      row
        .selectFrom("notification_choices")
        .select("is_mailed")
        .whereRef("login_id", "=", "logins.id")
        .where("kind", "=", kind)
        .as("chosen"),
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
    ])
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
