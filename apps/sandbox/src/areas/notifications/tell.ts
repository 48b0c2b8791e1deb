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
  /** Of the mail. */
  language: Language;
  letter: Letter;
  /** Without access to it the person no longer sees the notification. */
  accountId?: string | null;
  about?: { target: NotificationTarget; id?: string };
}

/** Lists it among the person's notifications, and mails it if they want to be mailed such things. */
export async function tell(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { loginId, kind, language, letter, accountId = null, about }: News,
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
  const recipient = await mailedTo(db, loginId, kind);
  if (recipient === null) return;
  const texts = catalogueIn(language);
  const [subject, body] = letter(texts, language);
  await mailer.send(db, { loginId, channel: "email", recipient, texts, subject, body });
}

/** The address, if the person wants to be mailed such things. */
async function mailedTo(db: Db, loginId: string, kind: NotificationKind): Promise<string | null> {
  const { email, chosen } = await db
    .selectFrom("logins")
    .select("email")
    .select((row) =>
      row
        .selectFrom("notification_choices")
        .select("is_mailed")
        .whereRef("login_id", "=", "logins.id")
        .where("kind", "=", kind)
        .as("chosen"),
    )
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  return isMailedTo(kind, chosen) ? email : null;
}
