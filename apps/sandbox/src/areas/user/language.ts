import { type Caller } from "../../http/caller";
import { type Db } from "../../ledger";
import { type Language } from "../../locales";

/** In which the customer reads the bank, and is written to. Nobody waits until it is stored. */
export function noteLanguage(db: Db, { id, language: known }: Caller, language: Language): void {
  if (known === language) return;
  db.updateTable("logins")
    .set({ language })
    .where("id", "=", id)
    .execute()
    .catch(() => undefined);
}
