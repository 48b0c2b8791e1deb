import { type Selectable } from "kysely";
import { type AccountsTable, type LoginsTable } from "../db/tables/people";

type Person = Pick<Selectable<LoginsTable>, "first_name" | "middle_name" | "last_name">;

/** The name of the company, or of the person. */
export const holderName = (
  login: Person,
  account: Pick<Selectable<AccountsTable>, "kind" | "name">,
): string =>
  account.kind === "corporate"
    ? account.name
    : [login.first_name, login.middle_name, login.last_name].filter(Boolean).join(" ");
