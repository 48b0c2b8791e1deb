import { formatDate } from "@amberline/domain/dates";
import { formatMoney, money } from "@amberline/domain/money";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { type Parts } from "../../parts";
import { tell } from "../notifications";
import { type Collection, type DebitRefusal, type Mandate } from "./judge";

interface DebitFacts {
  creditor: string;
  amount: string;
  day: string;
}

/** Tells the owner of the account. */
export const tellOfDebit = (
  parts: Pick<Parts, "db" | "mailer">,
  { id: accountId, login_id: loginId }: Pick<AccountRow, "id" | "login_id">,
  { mandate, collection }: { mandate: Pick<Mandate, "creditor_name" | "language">; collection: Collection },
  letter: (texts: Catalogue, facts: DebitFacts) => readonly [subject: string, body: string],
  now: number,
): Promise<void> =>
  tell(
    parts,
    {
      ...{ loginId, accountId, kind: "planned", otherwise: mandate.language },
      about: { target: "directDebit", id: collection.id },
      letter: (texts, language) =>
        letter(texts, {
          creditor: mandate.creditor_name,
          amount: formatMoney(money(collection.amount_cents, "EUR"), language),
          day: formatDate(collection.day, language),
        }),
    },
    now,
  );

/** Tells the owner that a collection was not made, and why. */
export const tellOfRefusal = (
  parts: Pick<Parts, "db" | "mailer">,
  account: Pick<AccountRow, "id" | "login_id">,
  due: Parameters<typeof tellOfDebit>[2],
  reason: DebitRefusal,
  now: number,
): Promise<void> =>
  tellOfDebit(
    parts,
    account,
    due,
    (texts, facts) => [
      texts.debitRefusedSubject,
      texts.debitRefusedBody({ ...facts, why: texts.debitRefusals[reason] }),
    ],
    now,
  );
