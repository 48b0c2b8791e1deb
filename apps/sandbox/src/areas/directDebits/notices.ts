import { formatDate } from "@amberline/domain/dates";
import { formatMoney, money } from "@amberline/domain/money";
import { type Db } from "../../ledger";
import { catalogueIn, type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { languageFor, tell } from "../company/letters";
import { type Collection, type DebitRefusal, type Mandate } from "./judge";

/** The owner's language, as far as the bank knows it. */
export async function languageOfOwner(
  db: Db,
  { id, kind, login_id: loginId }: { id: string; kind: "private" | "corporate"; login_id: string },
): Promise<Language> {
  if (kind === "corporate") return languageFor(db, id);
  const verification = await db
    .selectFrom("verifications")
    .select("language")
    .where("login_id", "=", loginId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return verification?.language ?? "lv";
}

interface DebitFacts {
  creditor: string;
  amount: string;
  day: string;
}

/** Tells the owner of the account, in the language of the mandate. */
export function tellOfDebit(
  parts: Pick<Parts, "db" | "mailer">,
  loginId: string,
  { mandate, collection }: { mandate: Pick<Mandate, "creditor_name" | "language">; collection: Collection },
  letter: (texts: Catalogue, facts: DebitFacts) => readonly [subject: string, body: string],
): Promise<void> {
  const { language } = mandate;
  const texts = catalogueIn(language);
  const facts = {
    creditor: mandate.creditor_name,
    amount: formatMoney(money(collection.amount_cents, "EUR"), language),
    day: formatDate(collection.day, language),
  };
  return tell(parts, loginId, texts, letter(texts, facts));
}

/** Tells the owner that a collection was not made, and why. */
export const tellOfRefusal = (
  parts: Pick<Parts, "db" | "mailer">,
  loginId: string,
  due: Parameters<typeof tellOfDebit>[2],
  reason: DebitRefusal,
): Promise<void> =>
  tellOfDebit(parts, loginId, due, (texts, facts) => [
    texts.debitRefusedSubject,
    texts.debitRefusedBody({ ...facts, why: texts.debitRefusals[reason] }),
  ]);
