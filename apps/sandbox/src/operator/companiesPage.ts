import { html } from "hono/html";
import { epochOf } from "../db/schema";
import { type Db } from "../ledger";
import { companies, type OperatorCompany } from "./companyQueries";
import { instantText, layout, table, tag, type Markup } from "./layout";

/** Where a company stands, in a word. */
export function companyState({
  isConfirmed,
  missing,
  review,
}: {
  isConfirmed: boolean;
  missing: readonly unknown[];
  review: { decision: string } | null;
}): Markup {
  if (isConfirmed) return tag("confirmed", "good");
  if (missing.length === 0) return tag("waiting", "wait");
  return review?.decision === "returned" ? tag("returned", "bad") : tag("registering");
}

function row(company: OperatorCompany): Markup {
  const { id, name, missing, review, corporate_confirm: isConfirmed } = company;
  const number = [company.country, company.registration_number].filter(Boolean).join(" ");
  return html`<tr>
    <td><a href="/sandbox/companies/${id}">${name}</a><br /><span class="muted">${number}</span></td>
    <td>${company.email}</td>
    <td>${companyState({ isConfirmed, missing, review })}</td>
    <td>${missing.length === 0 ? "" : `${missing.length} still missing`}</td>
    <td class="muted date">${instantText(epochOf(company.created_at))}</td>
  </tr>`;
}

/** Companies that open an account, to be looked at one by one. */
export const companiesPage = async (db: Db, now: number): Promise<Markup> =>
  layout({
    path: "/sandbox/companies",
    title: "Companies",
    lead: "Look at what a company has handed in, then confirm it or return it with a reason. Its owner is told by mail.",
    now,
    body: table(
      "Companies",
      ["Company", "Owner", "State", "Missing", "Opened"],
      (await companies(db, { limit: 200 })).map(row),
      "No company has begun to open an account yet.",
    ),
  });
