import { type AccountRow, type Caller } from "../../http/caller";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { tell, type Letter, type News } from "../notifications";

/** Tells the owner of a company, by default of what the bank or a member has decided. */
export const tellOwner = (
  parts: Pick<Parts, "db" | "mailer">,
  company: AccountRow,
  letter: Letter,
  now: number,
  news: Partial<Pick<News, "kind" | "about">> = {},
): Promise<void> =>
  tell(
    parts,
    {
      kind: "company",
      about: { target: "profile" },
      ...news,
      loginId: company.login_id,
      accountId: company.id,
      letter,
    },
    now,
  );

/** Tells who asked for a change of a company that the bank is going to decide. */
export const tellAsker = (
  parts: Pick<Parts, "db" | "mailer">,
  { id: loginId }: Pick<Caller, "id">,
  { id: accountId, name }: Pick<AccountRow, "id" | "name">,
  what: (texts: Catalogue) => string,
  now: number,
): Promise<void> =>
  tell(
    parts,
    {
      ...{ loginId, accountId, kind: "company", about: { target: "profile" } },
      letter: (texts) => [texts.changeAskedSubject, texts.changeAskedBody(name, what(texts))],
    },
    now,
  );
